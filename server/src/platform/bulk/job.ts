import { type BulkAct, bulkActs } from '@mandato/contract/bulk-acts'
import { fill } from '@mandato/contract/words'
import type { Context } from '../context.ts'
import { isStoreAway } from '../db/database-errors.ts'
import { type Db, transaction } from '../db/db.ts'
import { snapshot } from '../db/snapshot.ts'
import { bugAnswer, errorAnswer, refusalOf } from '../http/answers.ts'
import { openTable } from '../http/asking.ts'
import type { Bound } from '../http/handlers.ts'
import { checked, resultOf } from '../http/success.ts'
import type { Job } from '../jobs.ts'
import { Drawings } from '../papers/drawings.ts'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import { firstPage, inputFor, mayAsk } from './asked.ts'
import {
  endRun,
  forgetRuns,
  insertRows,
  nextRow,
  type Outcome,
  type Run,
  setTotal,
  settleRow,
  takeRun,
} from './runs.ts'

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
      if (run) await work(parts, bounds, findPerson, run)
    },
  },
  {
    name: 'forget-bulk-runs',
    cron: '47 3 * * *',
    run: () => forgetRuns(parts.db, new Date(parts.clock.now().getTime() - 30 * 24 * 3_600_000)),
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
    if (!(await doNext(parts, acting, { run, act, person }))) return endRun(db, run.id, 'done', clock.now())
  }
}

interface Doing {
  readonly run: Run
  readonly act: BulkAct
  readonly person: Person
}
type Askable = ReturnType<typeof askable>

function askable(bounds: readonly Bound[], name: string) {
  const bound = bounds.find(({ calls }) => name in calls)
  const call = bound?.calls[name]
  const handle = bound?.handlers[name]
  if (!call || !handle) throw new Error(`no call ${name}`)
  return { call, handle, read: bound.readers[name] }
}

/** Writes down all rows of the filter the act suits, as they are at one moment. @returns how many */
async function readFilter(parts: Parts, list: Askable, { run, act, person }: Doing): Promise<number> {
  const view = await snapshot(parts.db)
  try {
    const input = inputFor(list.call, firstPage(list.call, run.filter ?? {}), run.language)
    return await transaction(parts.db, async (tx) => {
      const table = await openTable({ ...list, input }, contextFor(parts, run, person, view.db))
      let total = 0
      for await (const rows of table.parts) {
        const suited = rows.flatMap((row) => {
          const asked = act.inputOf(row as never, run.words)
          return asked ? [{ name: act.nameOf(row as never).slice(0, 200), input: asked }] : []
        })
        await insertRows(tx, run.id, total, suited)
        total += suited.length
      }
      await setTotal(tx, run.id, total)
      return total
    })
  } finally {
    await view.release()
  }
}

/** Does the next row, and settles it in the same transaction: done once, or not at all. @returns whether there was one */
async function doNext(parts: Parts, acting: Askable, { run, act, person }: Doing): Promise<boolean> {
  const { db, clock, log } = parts
  const at = { position: -1 }
  const drawings = new Drawings(clock.now())
  try {
    return await drawings.around(() =>
      transaction(db, async (tx) => {
        const row = await nextRow(tx, run.id)
        if (!row) return false
        at.position = row.position
        const input = inputFor(acting.call, row.input, run.language)
        const given = await acting.handle(input, { ...contextFor(parts, run, person, tx), drawings })
        const { response } = checked(acting.call, resultOf(acting.call, given))
        await settleRow(tx, run.id, row.position, outcomeOf(act, run, response))
        return true
      }),
    )
  } catch (error) {
    if (at.position < 0 || isStoreAway(error)) throw error
    const refusal = refusalOf(error)
    if (!refusal) log.error({ err: error, run: run.id, position: at.position }, 'a row of a bulk act failed')
    const { args } = refusal
      ? errorAnswer(refusal, run.language)
      : bugAnswer(run.language, `${run.id}/${at.position}`)
    await settleRow(db, run.id, at.position, { outcome: 'skipped', reason: args.error.message })
    return true
  }
}

function outcomeOf(act: BulkAct, run: Run, response: unknown): Outcome {
  const undone = act.undone?.(response as never) ?? null
  if (undone !== null)
    return {
      outcome: 'skipped',
      reason: fill(act.reasons?.[undone]?.[run.language] ?? undone, {}, run.language),
    }
  const { id, version } = response as { readonly id?: unknown; readonly version?: unknown }
  return {
    outcome: 'done',
    changed: typeof id === 'number' && typeof version === 'number' ? { id, version } : null,
  }
}

function contextFor(
  { config, clock, log, files, jobs }: Parts,
  { language, ip }: Run,
  user: Person,
  db: Db,
): Context {
  return {
    db,
    config,
    clock,
    log,
    files,
    jobs,
    user,
    language,
    ip,
    userAgent: '',
    drawings: Drawings.inPlace(clock.now()),
    once: (_tx, effect) => effect(),
  }
}
