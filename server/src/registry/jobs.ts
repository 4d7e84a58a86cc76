import { today } from '../platform/clock.ts'
import { transaction } from '../platform/db/db.ts'
import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { checkNumbers } from './actions/check-numbers.ts'
import { placeAtTowns, placeJob } from './actions/place.ts'
import { settleActivity } from './queries/client-status.ts'

/** Each night: clients to mark dormant, addresses to place on the map, numbers that look wrong. */
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
  {
    name: 'check-stored-numbers',
    cron: '41 4 * * *',
    run: async () => {
      await checkNumbers(db, clock.now())
    },
  },
]
