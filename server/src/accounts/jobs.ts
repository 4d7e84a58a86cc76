import { keepingTimes } from '../audit/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { mailConfirmation, registrationMailJob } from './registration/request.ts'
import { registrationNight } from './registration/night.ts'
import { forgetOldSignIns } from './queries/forget-old.ts'
import { recover, recoveryJob } from './actions/recovery.ts'

export const accountsJobs = (parts: Parts): Job[] => [
  { name: recoveryJob, retries: 5, run: (data) => recover(parts, String(data['email'])) },
  { name: registrationMailJob, retries: 5, run: (data) => mailConfirmation(parts, Number(data['id'])) },
  {
    name: 'forget-old-sign-ins',
    cron: '33 3 * * *',
    run: async () =>
      forgetOldSignIns(parts.db, parts.clock.now(), (await keepingTimes(parts.db)).sign_in_days),
  },
  { name: 'registration-night', cron: '23 2 * * *', run: () => registrationNight(parts) },
]
