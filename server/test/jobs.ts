import type { Job, Jobs } from '../src/platform/jobs.ts'

/** Jobs that wait until a test runs them, so that no test waits for time to pass. */
export type TestJobs = Jobs & {
  /** Runs what was sent since the last time, in order; what that sends is run too. */
  run(jobs: readonly Job[]): Promise<number>
  /** How many were sent since the beginning. */
  count(): number
}

export function jobNamed(jobs: readonly Job[], name: string): Job {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job called ${name}`)
  return job
}

export function waitingJobs(): TestJobs {
  const sent: { name: string; data: Readonly<Record<string, unknown>> }[] = []
  let count = 0
  return {
    count: () => count,
    async send(_db, name, data, later) {
      count += 1
      // What is to come later a test lets come by the name of the job.
      if (later) return
      // Through JSON, as the real queue does: what does not survive it must show in a test.
      sent.push({ name, data: JSON.parse(JSON.stringify(data)) as Record<string, unknown> })
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    async run(jobs) {
      let ran = 0
      for (let next = sent.shift(); next; next = sent.shift(), ran += 1) {
        await jobNamed(jobs, next.name).run(next.data)
      }
      return ran
    },
  }
}
