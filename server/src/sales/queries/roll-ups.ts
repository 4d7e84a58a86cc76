import type { RawBuilder } from 'kysely'
import { carry, type RowsSession } from '../../platform/bulk-load/carry.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Sql = RawBuilder<unknown>

/**
 * Rows of `agency_id, client_id, family_code, expo, day, amount_cents, lines, credited_cents, credit_lines`: what came
 * and, negative, what went. The last two are the part of the lines with an amount below zero.
 */
const changed = sql`revenue_changes`
const everyLine = sql`(
  select agency_id, client_id, family_code, expo, date as day, amount_cents, 1 as lines,
    least(amount_cents, 0) as credited_cents, (amount_cents < 0)::integer as credit_lines
  from invoice_lines)`

interface Level {
  readonly table: string
  readonly key: readonly string[]
  /** The changes with the key of this level; `calendar` knows the year and the month_day of each date. */
  readonly changes: (source: Sql) => Sql
}

const clients: Level = {
  table: 'client_revenue',
  key: ['client_id', 'year', 'agency_id', 'family_code', 'expo'],
  changes: (source) => sql`
    select client_id, k.year, agency_id, family_code collate "C" as family_code, expo, k.day, amount_cents as cents, lines,
      credited_cents as credited, credit_lines
    from ${source} c join calendar k on k.date = c.day`,
}

const agencies: Level = {
  table: 'agency_revenue',
  key: ['agency_id', 'year', 'family_code', 'expo'],
  // Each change counts twice: for its agency and for the network, which is agency 0.
  changes: (source) => sql`
    select agency_id, k.year, family_code collate "C" as family_code, expo, k.day, cents, lines, credited, credit_lines
    from (
      with own as materialized (
        select agency_id, family_code, expo, day, sum(amount_cents)::bigint as cents, sum(lines)::integer as lines,
          sum(credited_cents)::bigint as credited, sum(credit_lines)::integer as credit_lines
        from ${source} c group by agency_id, family_code, expo, day
      )
      select * from own
      union all
      select 0, family_code, expo, day, sum(cents)::bigint, sum(lines)::integer, sum(credited)::bigint, sum(credit_lines)::integer
      from own group by family_code, expo, day
    ) c join calendar k on k.date = c.day`,
}

const levels = [clients, agencies]

/** Only one transaction at a time may change the roll-ups or what is computed from them. */
export async function lockRevenue(tx: Db): Promise<void> {
  await sql`select from revenue_state for update`.execute(tx)
}

/** What folding comes to, besides the rows it leaves in temporary tables of its session. */
export interface Folded {
  /** The version of the roll-ups it was computed from. */
  readonly version: number
  /** The agencies and years whose revenue changes; none, and there is nothing to do. */
  readonly changed: readonly { readonly agency_id: number; readonly year: number }[]
  /** The last day on which something came, `YYYY-MM-DD`. */
  readonly asOf: string | null
}

/**
 * Computes what becomes of the rows that the changes touch, in both levels, and changes nothing. While it runs others may
 * change the roll-ups; the rows hold if they still have its version once `lockRevenue` has been called.
 */
export async function foldChanges(tx: Db): Promise<Folded> {
  return fold(tx, changed)
}

/** Drops the roll-ups and sums every line again; gives the same rows as folding the changes in. */
export async function foldEveryLine(tx: Db): Promise<void> {
  await sql`delete from client_revenue`.execute(tx)
  await sql`delete from agency_revenue`.execute(tx)
  await writeFolded(tx, await fold(tx, everyLine))
  await sql`analyze client_revenue, agency_revenue`.execute(tx)
}

/** Puts the rows that were computed into both levels, then moves `as_of`, years and version forward. */
export async function writeFolded(tx: Db, { asOf }: Folded): Promise<void> {
  for (const level of levels) {
    await merge(level).execute(tx)
    await sql`drop table ${sql.table(foldedName(level))}`.execute(tx)
  }
  await sql`
    update revenue_state set
      as_of = greatest(as_of, ${asOf}::date),
      years = coalesce((select array_agg(distinct year order by year desc) from agency_revenue where agency_id = 0), '{}'),
      version = version + 1,
      changed_at = now()`.execute(tx)
}

/** Brings the computed rows from the session that computed them to the one that will write them. */
export async function carryFolded(from: RowsSession, to: RowsSession): Promise<void> {
  for (const level of levels) {
    await keep(level, sql`select ${written(level)} from ${sql.table(level.table)} limit 0`).execute(to.db)
    const rows = sql`select ${written(level)} from ${sql.table(foldedName(level))}`
    await carry(from, rows, to, foldedName(level))
  }
}

/** The version the roll-ups have; under `lockRevenue` it stays. */
export async function revenueVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from revenue_state`.execute(db)
  return rows[0]?.version ?? 0
}

/** @param date `YYYY-MM-DD`, the day the figures stand at from now on */
export async function writeAsOf(tx: Db, date: string): Promise<void> {
  await sql`update revenue_state set as_of = ${date}, version = version + 1 where as_of is distinct from ${date}`.execute(
    tx,
  )
}

async function fold(tx: Db, source: Sql): Promise<Folded> {
  // A million changes are sorted: in memory, and without seconds of compiling on servers that have a JIT.
  await sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true)`.execute(tx)
  // Before the rows are read: a change of them in between then shows in the version.
  const version = await revenueVersion(tx)
  for (const level of levels) {
    await sql`drop table if exists pg_temp.${sql.ref(foldedName(level))}`.execute(tx)
    await keep(level, foldedRows(level, source)).execute(tx)
  }
  const { rows } = await sql<{ agency_id: number; year: number; last: string | null }>`
    select agency_id, extract(year from day)::integer as year, max(day) filter (where lines > 0) as last
    from ${source} c group by 1, 2`.execute(tx)
  const lastDays = rows.flatMap(({ last }) => last ?? []).toSorted()
  return { version, changed: rows, asOf: lastDays.at(-1) ?? null }
}

/** The temporary table of a level's computed rows; a row without lines is to be removed. */
const foldedName = ({ table }: Level) => `folded_${table}`

/** Keeps computed rows there; their arrays in the row, as in the level's own table, and not compressed on the way. */
const keep = (level: Level, rows: Sql): Sql => sql`
  create temporary table ${sql.table(foldedName(level))} with (toast_tuple_target = 8160) as ${rows}`

/** The arrays of a roll-up row, in the order in which `foldedRows` makes them. */
const arrays = ['days', 'ytd_cents', 'ytd_lines', 'credit_days', 'ytd_credited_cents', 'ytd_credit_lines']

const written = ({ key }: Level) => sql.join([...key, 'lines', ...arrays].map((column) => sql.ref(column)))

/**
 * Takes the touched rows apart into days, adds the changes and sums up again. A day without
 * lines leaves no trace, so that the rows are the same whichever way the lines came. Between the two each row is a
 * number: adding up and sorting a million changes by the five columns of its key takes three times as long.
 */
function foldedRows(level: Level, source: Sql): Sql {
  const { table, key, changes } = level
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const target = sql.table(table)
  const running = (column: string) =>
    sql`sum(${sql.ref(column)}) over (partition by n order by day rows unbounded preceding)`
  return sql`
    with calendar as materialized (
      select day as date, extract(year from day)::smallint as year, month_day(day) as day
      from (select distinct day from ${source} c) d
    ), delta as materialized (
      ${changes(source)}
    ), touched as materialized (
      select row_number() over ()::integer as n, ${columns} from (select distinct ${columns} from delta) d
    ), parts as (
      select n, day, cents, lines, credited, credit_lines from delta join touched using (${columns})
      union all
      select n, u.day, u.cents - lag(u.cents, 1, 0::bigint) over w, u.lines - lag(u.lines, 1, 0) over w, 0, 0
      from touched join ${target} r using (${columns}), unnest(r.days, r.ytd_cents, r.ytd_lines) as u (day, cents, lines)
      window w as (partition by n order by u.day)
      union all
      select n, u.day, 0, 0, u.cents - lag(u.cents, 1, 0::bigint) over w, u.lines - lag(u.lines, 1, 0) over w
      from touched join ${target} r using (${columns}),
        unnest(r.credit_days, r.ytd_credited_cents, r.ytd_credit_lines) as u (day, cents, lines)
      window w as (partition by n order by u.day)
    ), by_day as (
      select n, day, sum(cents)::bigint as cents, sum(lines)::integer as lines, sum(credited)::bigint as credited,
        sum(credit_lines)::integer as credit_lines
      from parts group by n, day
    ), running as (
      select n, day, lines, credit_lines, ${running('cents')}::bigint as ytd_cents, ${running('lines')}::integer as ytd_lines,
        ${running('credited')}::bigint as ytd_credited, ${running('credit_lines')}::integer as ytd_credit_lines
      from by_day
      order by n, day
    ), summed as (
      select n, sum(lines)::integer as lines, ${sql.join([
        keptOn(sql`lines`, 'day', 'days'),
        keptOn(sql`lines`, 'ytd_cents', 'ytd_cents'),
        keptOn(sql`lines`, 'ytd_lines', 'ytd_lines'),
        keptOn(sql`credit_lines`, 'day', 'credit_days'),
        keptOn(sql`credit_lines`, 'ytd_credited', 'ytd_credited_cents'),
        keptOn(sql`credit_lines`, 'ytd_credit_lines', 'ytd_credit_lines'),
      ])}
      from running group by n
    )
    select ${written(level)} from summed join touched using (n)`
}

/** Puts the computed rows of a level in their places. */
const merge = (level: Level): Sql => sql`
  merge into ${sql.table(level.table)} r using ${sql.table(foldedName(level))} n
  on ${sql.join(
    level.key.map((column) => sql`${sql.ref(`r.${column}`)} = ${sql.ref(`n.${column}`)}`),
    sql` and `,
  )}
  when matched and n.lines = 0 then delete
  when matched then update set lines = n.lines,
    ${sql.join(arrays.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`))}
  when not matched and n.lines <> 0 then
    insert (${written(level)})
    values (${sql.join([...level.key, 'lines', ...arrays].map((column) => sql.ref(`n.${column}`)))})`

/** The values of a column on the days that have lines, as an array. */
const keptOn = (lines: Sql, column: string, as: string) =>
  sql`coalesce(array_agg(${sql.ref(column)}) filter (where ${lines} <> 0), '{}') as ${sql.ref(as)}`
