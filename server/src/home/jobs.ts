import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { forgetOldNotices } from './queries/notices.ts'

export const homeJobs = ({ db }: Parts): Job[] => [
  { name: 'forget-old-notices', cron: '27 3 * * *', run: () => forgetOldNotices(db) },
]
