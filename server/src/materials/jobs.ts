import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { tellDecisions } from './tell-decisions.ts'
import { tellAtOnceJob } from './tell-jobs.ts'

/** What agents are told by mail at once; the rest comes with what else is put together for them. */
export const materialsJobs = (parts: Parts): Job[] => [
  { name: tellAtOnceJob, retries: 20, run: () => tellDecisions(parts) },
]
