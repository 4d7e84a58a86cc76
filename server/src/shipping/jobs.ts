import type { Job } from '../platform/jobs.ts'
import { tellHandOver, tellShipment, type Working } from './mails.ts'
import { type FindPersonById, printShipments } from './print-job.ts'
import { printShipmentsJob, tellHandOverJob, tellShipmentJob } from './tell-jobs.ts'

/** What follows a shipment or a hand-over without anybody waiting for it. */
export const shippingJobs = (working: Working, findPerson: FindPersonById): Job[] => [
  { name: tellShipmentJob, retries: 20, run: ({ shipment }) => tellShipment(working, Number(shipment)) },
  { name: tellHandOverJob, retries: 20, run: (data) => tellHandOver(working, Number(data['hand_over'])) },
  { name: printShipmentsJob, retries: 1, run: ({ id }) => printShipments(working, findPerson, Number(id)) },
]
