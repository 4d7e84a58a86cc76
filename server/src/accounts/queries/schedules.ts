import type { Every, RunFault, ScheduleEnd, ScheduleOutput } from '@mandato/contract/accounts/schedule-names'
import type { ViewList } from '@mandato/contract/domains'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Search } from './views.ts'

export interface KeptSchedule {
  readonly id: number
  readonly user_id: number
  readonly view_id: number | null
  readonly list: ViewList
  readonly name: string
  readonly agency_id: number | null
  readonly output: ScheduleOutput
  readonly every: Every
  readonly weekday: number | null
  readonly day: number | null
  readonly paused: boolean
  readonly next_run_at: string
  readonly tries: number
  readonly version: number
}
export type Rhythmed = Pick<KeptSchedule, 'output' | 'every'> & {
  readonly weekday: number | null
  readonly day: number | null
}

const live = sql<boolean>`s.ended_at is null`

/** A person's schedules with the last run of each; a view is called as it is called today. */
export async function schedulesOf(db: Db, user: number) {
  const { rows } = await sql<
    Omit<KeptSchedule, 'user_id' | 'agency_id' | 'tries'> & {
      last: { at: string; fault: RunFault | null; rows: number | null } | null
    }
  >`
    select s.id, s.view_id, coalesce(v.name, s.name) as name, s.list, s.output, s.every, s.weekday, s.day, s.paused,
      s.next_run_at, s.version, (select json_build_object('at', r.at, 'fault', r.fault, 'rows', r.rows)
        from schedule_runs r where r.schedule_id = s.id order by r.id desc limit 1) as last
    from schedules s left join saved_views v on v.id = s.view_id
    where s.user_id = ${user} and ${live} order by lower(coalesce(v.name, s.name)), s.id`.execute(db)
  return rows
}

export async function countSchedules(db: Db, user: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from schedules s where s.user_id = ${user} and ${live}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function insertSchedule(
  db: Db,
  given: Rhythmed & {
    readonly user: number
    readonly agency: number | null
    readonly view: { readonly id: number; readonly list: string; readonly name: string }
    readonly next: Date
  },
): Promise<number> {
  const { user, agency, view, next, output, every, weekday, day } = given
  const { id } = await db
    .insertInto('schedules')
    .values({
      user_id: user,
      agency_id: agency,
      view_id: view.id,
      list: view.list,
      name: view.name,
      output,
      every,
      weekday,
      day,
      next_run_at: next.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const columns = sql`s.id, s.user_id, s.view_id, s.list, s.name, s.agency_id, s.output, s.every, s.weekday, s.day, s.paused,
  s.next_run_at, s.tries, s.version`

/** One of a person's own, locked. */
export const holdSchedule = async (tx: Db, user: number, id: number) =>
  (
    await sql<KeptSchedule>`select ${columns} from schedules s
    where s.id = ${id} and s.user_id = ${user} and ${live} for update`.execute(tx)
  ).rows[0]

export async function changeKept(
  db: Db,
  id: number,
  { output, every, weekday, day, paused, next }: Rhythmed & { readonly paused: boolean; readonly next: Date },
): Promise<void> {
  await sql`update schedules set output = ${output}, every = ${every}, weekday = ${weekday}, day = ${day}, paused = ${paused},
    next_run_at = ${next.toISOString()}, claimed_until = null, tries = 0, version = version + 1 where id = ${id}`.execute(
    db,
  )
}

/** A view of this list and name is there again: what waited for it goes on with it. */
export async function giveBackView(
  db: Db,
  user: number,
  { id, list, name }: { readonly id: number; readonly list: string; readonly name: string },
): Promise<void> {
  await sql`update schedules set view_id = ${id} where user_id = ${user} and view_id is null and list = ${list}
    and lower(name) = lower(${name})`.execute(db)
}

export async function deleteKept(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`delete from schedules where id = ${id} returning id`.execute(db)
  return rows.length > 0
}

export type Due = KeptSchedule & { readonly search: Search | null; readonly view_name: string | null }

/**
 * Takes the one that is due the longest; no other process takes it meanwhile. One whose process died is due again when its
 * time is over.
 */
export async function takeDue(db: Db, now: Date, until: Date): Promise<Due | undefined> {
  const at = now.toISOString()
  const { rows } = await sql<Due>`
    with taken as (
      update schedules set claimed_until = ${until.toISOString()} where id = (
        select s.id from schedules s where ${live} and not s.paused and s.next_run_at <= ${at}
          and (s.claimed_until is null or s.claimed_until <= ${at})
        order by s.next_run_at, s.id limit 1 for update skip locked) returning *)
    select ${columns}, v.search, v.name as view_name from taken s left join saved_views v on v.id = s.view_id`.execute(
    db,
  )
  return rows[0]
}

/** It is still the run that was taken; a moment is read to the millisecond and kept to the microsecond. */
const isPlanned = ({ next_run_at }: Due) =>
  sql<boolean>`date_trunc('milliseconds', s.next_run_at) = ${next_run_at}::timestamptz`

/**
 * Notes that the run is done and plans the next one; false where it was paused, changed, deleted or done by another process
 * since it was taken: then nothing is to be mailed.
 */
export async function noteRun(
  tx: Db,
  due: Due,
  run: {
    readonly at: Date
    readonly fault: RunFault | null
    readonly rows: number | null
    readonly file: number | null
  },
  next: { readonly at: Date; readonly paused: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update schedules s set next_run_at = ${next.at.toISOString()}, claimed_until = null, tries = 0, paused = ${next.paused},
      name = coalesce(${due.view_name}, s.name)
    where s.id = ${due.id} and s.version = ${due.version} and ${isPlanned(due)} and not s.paused and ${live}
    returning s.id`.execute(tx)
  if (rows.length === 0) return false
  await sql`insert into schedule_runs (schedule_id, at, fault, rows, file_id)
    values (${due.id}, ${run.at.toISOString()}, ${run.fault}, ${run.rows}, ${run.file})`.execute(tx)
  return true
}

/** It failed by a trouble of ours: tried again a while later. */
export async function putOffRun(db: Db, due: Due, until: Date): Promise<void> {
  await sql`update schedules s set tries = tries + 1, claimed_until = ${until.toISOString()}
    where id = ${due.id} and ${isPlanned(due)}`.execute(db)
}

/**
 * Ends the schedules of whom they belonged to no more: the account is closed, its agency another one, or its role has no
 * lists. They do not begin again by themselves.
 */
export async function endOrphans(db: Db, now: Date, user?: number): Promise<void> {
  await sql`update schedules s set ended_at = ${now.toISOString()}, claimed_until = null, ended_why = case
      when not u.active then 'account_closed' when u.user_type not in (1, 2, 4) then 'role_changed' else 'agency_left' end
    from users u where u.id = s.user_id and ${live} and (${user ?? null}::int is null or u.id = ${user ?? null})
      and (not u.active or u.user_type not in (1, 2, 4) or s.agency_id is distinct from u.agency_id)`.execute(
    db,
  )
}

export async function endedSchedules(db: Db) {
  const { rows } = await sql<{
    id: number
    name: string
    list: ViewList
    owner: string
    why: ScheduleEnd
    ended_at: string
    view_id: number | null
  }>`
    select s.id, coalesce(v.name, s.name) as name, s.list, u.name as owner, s.ended_why as why, s.ended_at, s.view_id
    from schedules s join users u on u.id = s.user_id left join saved_views v on v.id = s.view_id
    where s.ended_at is not null order by s.ended_at desc, s.id desc limit 200`.execute(db)
  return rows
}

export async function countEnded(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from schedules s where s.ended_at is not null`.execute(db)
  return rows[0]?.n ?? 0
}

/** One that ended, with the view it was of; locked, so that of two who take it over one does. */
export const holdEnded = async (tx: Db, id: number) =>
  (
    await sql<Due>`select ${columns}, v.search, v.name as view_name
    from schedules s left join saved_views v on v.id = s.view_id
    where s.id = ${id} and s.ended_at is not null for update of s`.execute(tx)
  ).rows[0]

/** One by its number, for the link of a mail. */
export const liveSchedule = async (db: Db, id: number) =>
  (
    await sql<{ id: number; name: string; user_id: number }>`
    select s.id, coalesce(v.name, s.name) as name, s.user_id
    from schedules s left join saved_views v on v.id = s.view_id where s.id = ${id} and ${live}`.execute(db)
  ).rows[0]

const kept = { runs: '90 days', files: '7 days' } as const

/** Old runs go, and their files some days after the mail that led to them. */
export async function forgetRuns(db: Db, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`update schedule_runs set file_id = null
    where file_id is not null and at < ${at}::timestamptz - ${kept.files}::interval`.execute(db)
  await sql`delete from schedule_runs where at < ${at}::timestamptz - ${kept.runs}::interval`.execute(db)
}
