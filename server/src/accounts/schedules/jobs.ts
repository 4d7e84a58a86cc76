import type { Job } from '../../platform/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { forgetRuns } from '../queries/schedules.ts'
import type { Tables } from './file.ts'
import { runSchedules } from './run.ts'

/**
 * What is planned for seven in Rome. Looked at all day, because nothing may have run at seven, and a run that had a trouble is
 * tried again.
 */
export const scheduleJobs = (parts: Parts, tables: Tables): Job[] => [
  {
    name: 'run-schedules',
    cron: '*/5 * * * *',
    expireInSeconds: 2 * 3600,
    run: () => runSchedules(parts, tables),
  },
  { name: 'forget-schedule-runs', cron: '53 3 * * *', run: () => forgetRuns(parts.db, parts.clock.now()) },
]
