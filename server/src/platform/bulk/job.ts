import { type BulkAct, bulkActs } from '@mandato/contract/bulk-acts'
import { isStoreAway } from '../db/database-errors.ts'
import type { Bound } from '../http/handlers.ts'
import type { Job } from '../jobs.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { mayAsk } from './asked.ts'
import { askable } from './doing.ts'
import { finish } from './finish.ts'
import { doNext, readFilter } from './rows.ts'
import { endRun, forgetRuns, type Run, takeRun } from './runs.ts'

export const bulkJob = 'bulk-act'

/** Reads a person by id; given by the app, since the platform knows no domain. */
type FindPerson = (id: number) => Promise<Person | null>

/** The job that does one thing with many rows, and the one that forgets what came of it. */
export const bulkJobs = (parts: Parts, bounds: readonly Bound[], findPerson: FindPerson): Job[] => [
  {
    name: bulkJob,
    atOnce: 2,
    // A process that dies is followed by another one; the rows that are settled are not done again.
    retries: 20,
    expireInSeconds: 4 * 3600,
    run: async ({ id }) => {
      const run = await takeRun(parts.db, Number(id))
      if (!run) return
      try {
        await work(parts, bounds, findPerson, run)
      } catch (error) {
        // What would fail again is not tried again: the report says what was not done.
        if (!isStoreAway(error)) await endRun(parts.db, run.id, 'failed', parts.clock.now())
        throw error
      }
    },
  },
  {
    name: 'forget-bulk-runs',
    cron: '47 3 * * *',
    run: () => forgetRuns(parts.db, new Date(parts.clock.now().getTime() - 2 * 24 * 3_600_000)),
  },
]

async function work(parts: Parts, bounds: readonly Bound[], findPerson: FindPerson, run: Run): Promise<void> {
  const { db, clock } = parts
  const act: BulkAct = bulkActs[run.act]
  const list = askable(bounds, act.list)
  const acting = askable(bounds, act.call)
  for (;;) {
    // Rights are those of now: who was deactivated meanwhile does nothing more.
    const person = await findPerson(run.user_id)
    if (!person || !mayAsk(acting.call, person) || !mayAsk(list.call, person))
      return endRun(db, run.id, 'failed', clock.now())
    if (run.total === null) {
      run = { ...run, total: await readFilter(parts, list, { run, act, person }) }
      continue
    }
    if (!(await doNext(parts, acting, { run, act, person })))
      return finish(parts, bounds, { run, act, person })
  }
}
