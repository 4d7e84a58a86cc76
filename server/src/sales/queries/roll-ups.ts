import type { RawBuilder } from 'kysely'
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

/** Only one transaction at a time may change the roll-ups or what is computed from them. */
export async function lockRevenue(tx: Db): Promise<void> {
  await sql`select from revenue_state for update`.execute(tx)
}

export async function anyChange(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from ${changed}) as any`.execute(tx)
  return rows[0]?.any ?? false
}

/** Folds the changes into both levels, then moves `as_of`, years and version forward. */
export async function foldChanges(tx: Db): Promise<void> {
  await fold(tx, changed)
}

/** Drops the roll-ups and sums every line again; gives the same rows as folding the changes in. */
export async function foldEveryLine(tx: Db): Promise<void> {
  await sql`delete from client_revenue`.execute(tx)
  await sql`delete from agency_revenue`.execute(tx)
  await fold(tx, everyLine)
  await sql`analyze client_revenue, agency_revenue`.execute(tx)
}

/** The agencies and years whose revenue the changes touch. */
export async function changedYears(tx: Db): Promise<{ agency_id: number; year: number }[]> {
  const { rows } = await sql<{ agency_id: number; year: number }>`
    select distinct agency_id, extract(year from day)::integer as year from ${changed}`.execute(tx)
  return rows
}

/** @param date `YYYY-MM-DD`, the day the figures stand at from now on */
export async function writeAsOf(tx: Db, date: string): Promise<void> {
  await sql`update revenue_state set as_of = ${date}, version = version + 1 where as_of is distinct from ${date}`.execute(
    tx,
  )
}

async function fold(tx: Db, source: Sql): Promise<void> {
  // A million changes are sorted: in memory, and without seconds of compiling on servers that have a JIT.
  await sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true)`.execute(tx)
  for (const level of [clients, agencies]) await foldInto(level, source).execute(tx)
  await sql`
    update revenue_state set
      as_of = greatest(as_of, (select max(day) from ${source} c where lines > 0)),
      years = coalesce((select array_agg(distinct year order by year desc) from agency_revenue where agency_id = 0), '{}'),
      version = version + 1,
      changed_at = now()`.execute(tx)
}

/** The arrays of a roll-up row, in the order in which `foldInto` makes them. */
const arrays = ['days', 'ytd_cents', 'ytd_lines', 'credit_days', 'ytd_credited_cents', 'ytd_credit_lines']

/**
 * Takes the touched rows apart into days, adds the changes, sums up again and puts the rows back. A day without
 * lines leaves no trace, so that the rows are the same whichever way the lines came. Between the two each row is a
 * number: adding up and sorting a million changes by the five columns of its key takes three times as long.
 */
function foldInto({ table, key, changes }: Level, source: Sql): RawBuilder<unknown> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const written = sql.join([...key, 'lines', ...arrays].map((column) => sql.ref(column)))
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
    ), fresh as (
      select * from summed join touched using (n)
    )
    merge into ${target} r using fresh n
    on ${sql.join(
      key.map((column) => sql`${sql.ref(`r.${column}`)} = ${sql.ref(`n.${column}`)}`),
      sql` and `,
    )}
    when matched and n.lines = 0 then delete
    when matched then update set lines = n.lines,
      ${sql.join(arrays.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`))}
    when not matched and n.lines <> 0 then
      insert (${written}) values (${sql.join([...key, 'lines', ...arrays].map((column) => sql.ref(`n.${column}`)))})`
}

/** The values of a column on the days that have lines, as an array. */
const keptOn = (lines: Sql, column: string, as: string) =>
  sql`coalesce(array_agg(${sql.ref(column)}) filter (where ${lines} <> 0), '{}') as ${sql.ref(as)}`
