import { personById, scheduleJobs } from './accounts/index.ts'
import type { AppParts } from './app-parts.ts'
import { keepingTimes } from './audit/index.ts'
import type { Domain } from './define-domain.ts'
import { boundsOf, domains } from './domains.ts'
import { forgetFilesJobs } from './platform/files/forget-files.ts'
import { removeStrayFiles } from './platform/files/stray-files.ts'
import { bulkJobs } from './platform/bulk/job.ts'
import { forgetOldKeys } from './platform/http/idempotency.ts'
import type { Job } from './platform/jobs.ts'
import { forgetMailsJobs } from './platform/mail/erase-mails.ts'
import { mailJobs } from './platform/mail/send.ts'
import { printJobs } from './platform/papers/hand-out/job.ts'
import { nameSubject } from './registry/index.ts'
import { putTogether } from './together.ts'

/** Everything that runs in the background, on whichever process is free: the platform's, and what each domain declares. */
export function allJobs(parts: AppParts, all: readonly Domain[] = domains): Job[] {
  const bounds = boundsOf(parts, all)
  const together = putTogether(parts, all)
  const findPerson = personById(parts.db)
  return [
    ...mailJobs(parts),
    ...forgetFilesJobs(parts),
    ...forgetMailsJobs(parts, keepingTimes),
    ...all.flatMap(({ jobs }) => jobs?.(parts, together) ?? []),
    ...printJobs(parts, bounds, { findPerson, nameSubject }),
    ...scheduleJobs(parts, { bounds, nameSubject }),
    ...bulkJobs(parts, bounds, findPerson),
    { name: 'forget-old-keys', cron: '17 3 * * *', run: () => forgetOldKeys(parts.db) },
    { name: 'remove-stray-files', cron: '37 3 * * *', run: async () => void (await removeStrayFiles(parts)) },
  ]
}
