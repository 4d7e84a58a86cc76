import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import type { Together } from '../define-domain.ts'
import { sendDigests } from './digest/send.ts'
import { tellNotices } from './digest/tell.ts'
import { forgetOldNotices } from './queries/notices.ts'

export const homeJobs = (parts: Parts, { digests }: Pick<Together, 'digests'>): Job[] => [
  { name: 'tell-notices', cron: '* * * * *', retries: 3, run: () => tellNotices(parts, digests) },
  // At seven in Rome; looked at again until ten, for the mornings on which nothing ran at seven.
  { name: 'send-digests', cron: '*/10 7-9 * * *', retries: 3, run: () => sendDigests(parts, digests) },
  { name: 'forget-old-notices', cron: '27 3 * * *', run: () => forgetOldNotices(parts.db) },
]
