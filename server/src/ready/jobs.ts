import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { settleDue } from './settle.ts'

/** Holds that have ended go to whoever waits, and that person is told. */
export const readyJobs = (parts: Parts): Job[] => [
  { name: 'settle-ready-goods', cron: '* * * * *', atStart: true, run: () => settleDue(parts) },
]
