import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import type { SheetTools } from './acting.ts'
import { renewalJob } from './renewal-job.ts'
import { sealSheet, sealWaiting } from './actions/seal.ts'
import { sealJob } from './actions/seal-job.ts'
import { expireLinks, flagRenewals, remindSigners } from './actions/timers.ts'

/** What happens to sheets without anybody pressing a button. */
export const sheetsJobs = (parts: Parts, tools: SheetTools): Job[] => {
  const working = { ...parts, ...tools }
  return [
    {
      name: sealJob,
      retries: 20,
      run: (data) => sealSheet(working, Number(data['sheet'])),
    },
    // After a restart: sheets signed but not sealed because the process died.
    { name: 'seal-waiting-sheets', cron: '*/5 * * * *', run: () => sealWaiting(working) },
    { name: 'expire-signing-links', cron: '*/10 * * * *', run: () => expireLinks(working) },
    // In working hours, so that nobody is reminded at night.
    { name: 'remind-signers', cron: '5 8-18 * * *', run: () => remindSigners(working) },
    { name: renewalJob, cron: '41 4 * * *', run: () => flagRenewals(working) },
  ]
}
