import type { Jobs } from '../src/platform/jobs.ts'

/** What acts would do later is either acted out by the seeds or done by the jobs that come by themselves. */
export const noJobs: Jobs = {
  send: async () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
}
