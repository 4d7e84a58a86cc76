import { setTimeout } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'

/** Says in which thread it runs, after as many milliseconds as it is told to wait. */
export default async function where(wait: number): Promise<number> {
  if (wait > 0) await setTimeout(wait)
  return threadId
}
