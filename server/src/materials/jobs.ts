import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { tellDecisions } from './tell-decisions.ts'
import { tellAtOnceJob } from './tell-jobs.ts'

/** What agents are told by mail: rejections at once, everything else of the day together or as each of them chose. */
export const materialsJobs = (parts: Parts): Job[] => [
  { name: tellAtOnceJob, retries: 20, run: () => tellDecisions(parts, 'at_once') },
  { name: 'tell-decisions', cron: '30 17 * * *', run: () => tellDecisions(parts, 'all') },
]
