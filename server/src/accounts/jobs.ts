import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { mailConfirmation, registrationMailJob } from './registration/request.ts'
import { registrationNight } from './registration/night.ts'
import { recover, recoveryJob } from './actions/recovery.ts'

export const accountsJobs = (parts: Parts): Job[] => [
  { name: recoveryJob, retries: 5, run: (data) => recover(parts, String(data['email'])) },
  { name: registrationMailJob, retries: 5, run: (data) => mailConfirmation(parts, Number(data['id'])) },
  { name: 'registration-night', cron: '23 2 * * *', run: () => registrationNight(parts) },
]
