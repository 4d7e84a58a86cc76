import { transaction } from '../server/src/platform/db/db.ts'
import { bossJobs } from '../server/src/platform/jobs.ts'
import { openLog } from '../server/src/platform/log.ts'
import { benchServer } from './lib/database.ts'
import { leaveDoneJobs } from './lib/done-jobs.ts'
import { median, type RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'

/** As many as a busy portal leaves behind in a week, several times over. */
const manyDone = 5_000_000
const targetMilliseconds = 1_000

/** P14: from sending a job to its beginning, with nothing in the queue's history and with millions of done jobs in it. */
export async function jobsBesideHistory({ rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding[]> {
  const tiny = seconds < 1
  const server = await benchServer()
  const { db, pool, connection } = await server.demo()
  const jobs = bossJobs(connection, openLog('silent'))
  const begun = new Map<unknown, () => void>()
  const run = async ({ n }: Readonly<Record<string, unknown>>) => begun.get(n)?.()
  try {
    await jobs.start([{ name: 'bench', run }])
    /** Sends one job after the other. */
    const pickUps = async (count: number): Promise<number[]> => {
      const took: number[] = []
      for (let n = 0; n < count; n += 1) {
        const began = performance.now()
        const picked = new Promise<void>((resolve) => begun.set(n, resolve))
        await transaction(db, (tx) => jobs.send(tx, 'bench', { n }))
        await picked
        took.push(performance.now() - began)
      }
      return took
    }
    const count = tiny ? 2 : rounds * 10
    const before = await pickUps(count)
    const done = tiny ? 1_000 : manyDone
    await leaveDoneJobs(pool, done)
    return [waited('no job', before), waited(`${done.toLocaleString('en')} jobs`, await pickUps(count))]
  } finally {
    await jobs.stop()
    await server.close()
  }
}

function waited(history: string, took: readonly number[]): Finding {
  const longest = took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.99) - 1] ?? Number.NaN
  return {
    goal: 'P14',
    what: `from sending a job to its beginning, ${history} in the history: p99 (half within ${median(took).toFixed(0)} ms)`,
    found: `${longest.toFixed(0)} ms`,
    target: `< ${targetMilliseconds} ms`,
    reached: longest < targetMilliseconds,
  }
}
