import { accountsJobs, personById } from './accounts/index.ts'
import { bounds } from './domains.ts'
import { importJobs } from './imports/index.ts'
import { forgetOldKeys } from './platform/http/idempotency.ts'
import type { Job } from './platform/jobs.ts'
import { mailJobs } from './platform/mail/send.ts'
import type { Parts } from './platform/parts.ts'
import { printJobs } from './platform/print/job.ts'
import { removeStrayFiles } from './platform/stray-files.ts'

/** Everything that runs in the background, on whichever process is free. */
export const allJobs = (parts: Parts): Job[] => [
  ...mailJobs(parts),
  ...accountsJobs(parts),
  ...importJobs(parts),
  ...printJobs(parts, bounds, personById(parts.db)),
  { name: 'forget-old-keys', cron: '17 3 * * *', run: () => forgetOldKeys(parts.db) },
  { name: 'remove-stray-files', cron: '37 3 * * *', run: async () => void (await removeStrayFiles(parts)) },
]
