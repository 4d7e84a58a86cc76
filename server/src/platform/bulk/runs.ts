import type { BulkActName, BulkWords, RowInput } from '@mandato/contract/bulk-acts'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../db/db.ts'
import { inBatches } from '../db/in-batches.ts'
import { sql } from '../db/sql.ts'

export interface Run {
  readonly id: number
  readonly user_id: number
  readonly act: BulkActName
  readonly language: Language
  readonly words: BulkWords
  readonly ip: string
  readonly filter: RowInput | null
  readonly total: number | null
}
export interface NamedRow {
  readonly name: string
  readonly input: RowInput
}
export interface WaitingRow extends NamedRow {
  readonly position: number
}
/** A row that is meant and left out all the same comes with its reason. */
export interface ReadRow extends NamedRow {
  readonly reason?: string
}
export interface Outcome {
  readonly outcome: 'done' | 'skipped'
  readonly reason?: string | undefined
  /** Without a version it is new, and nothing that could be taken back. */
  readonly changed?: { readonly id: number; readonly version: number | null } | null
}

/** @returns its number; undefined while the same act of the same person is at work */
export async function insertRun(
  db: Db,
  { filter, words, ...run }: Omit<Run, 'id' | 'total'>,
  total: number | null,
): Promise<number | undefined> {
  const row = { ...run, words: JSON.stringify(words), filter: filter && JSON.stringify(filter), total }
  const inserted = await db
    .insertInto('bulk_runs')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'act']).where('state', 'in', ['queued', 'working']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Rows from a position on: read together, they are written together. */
export async function insertRows(db: Db, run: number, from: number, rows: readonly ReadRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into bulk_rows (run_id, position, name, input, outcome, reason)
    select ${run}::int, ${from}::int + ordinality - 1, e ->> 'name', e -> 'input',
      case when e ? 'reason' then 'skipped' end, e ->> 'reason'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as t (e, ordinality)`.execute(
    db,
  )
}

/** Takes a run into work; undefined when it was stopped meanwhile or is finished. */
export async function takeRun(db: Db, id: number): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    update bulk_runs set state = 'working' where id = ${id} and state in ('queued', 'working')
    returning id, user_id, act, language, words, host(ip) as ip, filter, total`.execute(db)
  return rows[0]
}

export async function setTotal(db: Db, id: number, total: number): Promise<void> {
  await sql`update bulk_runs set total = ${total} where id = ${id}`.execute(db)
}

/** The first row that waits, as long as nobody stopped the run; locked, so that no other process takes it too. */
export async function nextRow(db: Db, run: number): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select w.position, w.name, w.input from bulk_rows w join bulk_runs r on r.id = w.run_id
    where w.run_id = ${run} and w.outcome is null and r.state = 'working'
    order by w.position limit 1 for update of w`.execute(db)
  return rows[0]
}

export async function settleRow(
  db: Db,
  run: number,
  position: number,
  { outcome, reason, changed }: Outcome,
): Promise<void> {
  await sql`update bulk_rows set outcome = ${outcome}, reason = ${reason ?? null},
      changed_id = ${changed?.id ?? null}, changed_version = ${changed?.version ?? null}
    where run_id = ${run} and position = ${position} and outcome is null`.execute(db)
}

/** The ids of all that was done, or made of it row by row. */
export async function doneIn(db: Db, run: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select changed_id as id from bulk_rows
    where run_id = ${run} and outcome = 'done' and changed_id is not null order by position`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was made of all that was done, or why nothing. */
export async function noteMade(
  db: Db,
  id: number,
  { made = [], reason = null }: { readonly made?: readonly number[]; readonly reason?: string | null },
): Promise<void> {
  await sql`update bulk_runs set made = ${[...made]}, not_made = ${reason} where id = ${id}`.execute(db)
}

/** Keeps the run from being stopped or ended by anybody else. @returns whether it is still at work */
export async function isAtWork(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from bulk_runs where id = ${id} and state = 'working' for update`.execute(
    db,
  )
  return rows.length > 0
}

export async function endRun(db: Db, id: number, state: 'done' | 'failed', now: Date): Promise<void> {
  await sql`update bulk_runs set state = ${state}, finished_at = ${now.toISOString()}
    where id = ${id} and state = 'working'`.execute(db)
}

/** @returns whether there was something to stop */
export async function stopRun(db: Db, person: number, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update bulk_runs set state = 'cancelled', finished_at = ${now.toISOString()}
    where id = ${id} and user_id = ${person} and state in ('queued', 'working') returning id`.execute(db)
  return rows.length > 0
}

export async function closeRun(db: Db, person: number, id: number): Promise<boolean> {
  const { rows } = await sql`update bulk_runs set closed = true
    where id = ${id} and user_id = ${person} returning id`.execute(db)
  return rows.length > 0
}

/** So many reasons are told, and so many changed rows can be taken back: all, where the rows were named. */
const mostTold = 500

export interface RunReport {
  readonly id: number
  readonly act: BulkActName
  readonly state: 'queued' | 'working' | 'done' | 'failed' | 'cancelled'
  readonly total: number | null
  readonly done: number
  readonly skipped: number
  readonly reasons: { readonly position: number; readonly name: string; readonly reason: string }[]
  readonly changed: { readonly id: number; readonly version: number }[]
  readonly made: number[]
  readonly not_made: string | null
}

/** Runs of a person: the one that is named, or those of the last day whose report is still open. */
export async function runsOf(db: Db, person: number, now: Date, id: number | null): Promise<RunReport[]> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const { rows } = await sql<RunReport>`
    select r.id, r.act, r.state, r.total, n.done, n.skipped, r.made, r.not_made,
      coalesce((select jsonb_agg(to_jsonb(s) order by s.position)
        from (select position, name, reason from bulk_rows where run_id = r.id and outcome = 'skipped'
          order by position limit ${mostTold}) s), '[]') as reasons,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.changed_id, 'version', c.changed_version) order by c.position)
        from (select changed_id, changed_version, position from bulk_rows
          where run_id = r.id and outcome = 'done' and changed_version is not null
          order by position limit ${mostTold}) c), '[]') as changed
    from bulk_runs r cross join lateral (
      select (count(*) filter (where outcome = 'done'))::int as done,
        (count(*) filter (where outcome = 'skipped'))::int as skipped
      from bulk_rows where run_id = r.id
    ) n
    where r.user_id = ${person}
      and ${id === null ? sql`not r.closed and r.created_at > ${dayAgo}` : sql`r.id = ${id}`}
    order by r.id desc limit 20`.execute(db)
  return rows
}

/** Takes a name out of the reports: whoever bore it was erased. */
export async function eraseName(db: Db, name: string): Promise<void> {
  await sql`update bulk_rows set name = '–', reason = case when outcome = 'skipped' then '–' end
    where strpos(name, ${name}) > 0 or strpos(reason, ${name}) > 0`.execute(db)
}

/** A run has up to all rows of a list: fewer of them go at once. */
const runsAtOnce = 100

/** Runs of long ago with their rows, some at a time. */
export const forgetRuns = (db: Db, before: Date): Promise<void> =>
  inBatches(
    db,
    (most) => sql`delete from bulk_runs where id in (
      select id from bulk_runs where created_at < ${before.toISOString()} order by created_at limit ${most})`,
    runsAtOnce,
  )
