import { today } from '../platform/clock.ts'
import { transaction } from '../platform/db/db.ts'
import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { placeAtTowns, placeJob } from './actions/place.ts'
import { settleActivity } from './queries/client-status.ts'

/** Each night before work begins: who fell silent, and who has no place on the map yet. */
export const registryJobs = ({ db, clock }: Parts): Job[] => [
  {
    name: 'settle-customer-activity',
    cron: '23 4 * * *',
    run: async () => {
      await transaction(db, (tx) => settleActivity(tx, today(clock)))
    },
  },
  {
    name: placeJob,
    cron: '31 4 * * *',
    retries: 2,
    run: async () => {
      await placeAtTowns(db)
    },
  },
]
