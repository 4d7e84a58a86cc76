import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { recover, recoveryJob } from './actions/recovery.ts'

export const accountsJobs = (parts: Parts): Job[] => [
  { name: recoveryJob, retries: 5, run: (data) => recover(parts, String(data['email'])) },
]
