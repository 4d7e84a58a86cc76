import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { forgetEntries } from './queries/forget-entries.ts'
import { auditSettings } from './queries/settings.ts'

export const auditJobs = ({ db, clock, log }: Parts): Job[] => [
  {
    name: 'forget-old-entries',
    cron: '41 3 * * *',
    run: async () => {
      const gone = await forgetEntries(db, clock.now(), await auditSettings(db))
      log.info(gone, 'entries of the audit trail let go')
    },
  },
]
