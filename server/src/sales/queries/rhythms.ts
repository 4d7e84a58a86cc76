import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { onlyOwnLines } from '../policy.ts'
import { toCut } from './reading.ts'

/** When a client counts as silent; from a backtest on real trade, see docs/day.md. */
export const silence = { times: 1.5, leastDays: 30, leastOrders: 5 }

/** The days of two years tell what is usual. */
const months = 24

export interface Rhythm {
  readonly client_id: number
  /** The median of the days from one order day to the next, August left out. */
  readonly usual_gap: number
  readonly last_day: string
  readonly silent_days: number
  readonly silent: boolean
}

export interface Usual {
  readonly client_id: number
  /** Cents: the revenue of the two years, or since the first order, for sixty days. */
  readonly usual_60: number
}

/**
 * The days up to one, the days of August left out: nobody orders in the holidays of the trade, and their silence says
 * nothing.
 */
const openDays = (day: RawBuilder<unknown>) =>
  sql`((${day} - date '2000-01-01') - 31 * (extract(year from ${day})::int - 2000)
    - least(greatest(${day} - make_date(extract(year from ${day})::int, 7, 31), 0), 31))`

const ownRows = (person: Person, agency: number) => sql`
  p as materialized (
    select as_of, extract(year from as_of)::smallint as year, month_day(as_of) as cut
    from revenue_state where as_of is not null
  ),
  own as materialized (
    select r.* from p join client_revenue r on r.year between p.year - 2 and p.year
    join registry_clients c on c.id = r.client_id
    where c.agency_id = ${agency} and ${seesClient(person, 'c')}
      and ${onlyOwnLines(person) ? sql`r.agency_id = ${agency}` : sql`true`}
  )`

/**
 * An order day has lines that are no credit notes, or an order that was sent: the ERP's lines come days later.
 * @param sent days of sent orders, see `rhythms`
 */
const orderDays = (person: Person, agency: number, sent: RawBuilder<unknown>) => sql`
  days as materialized (
    select o.client_id, d.day
    from p cross join own o
    cross join lateral (
      select make_date(o.year, u.day / 100, u.day % 100) as day, u.day as month_day,
        u.lines - lag(u.lines, 1, 0) over (order by u.n) as lines
      from unnest(o.days, o.ytd_lines) with ordinality u (day, lines, n)
    ) d
    left join lateral (
      select u.day, u.lines - lag(u.lines, 1, 0) over (order by u.n) as lines
      from unnest(o.credit_days, o.ytd_credit_lines) with ordinality u (day, lines, n)
    ) k on k.day = d.month_day
    where d.lines > coalesce(k.lines, 0) and d.day > p.as_of - make_interval(months => ${months}) and d.day <= p.as_of
    union
    select s.client_id, s.day from p cross join (${sent}) s join registry_clients c on c.id = s.client_id
    where c.agency_id = ${agency} and ${seesClient(person, 'c')} and s.day > p.as_of - make_interval(months => ${months})
  ),
  spaced as (
    select client_id, day, ${openDays(sql`day`)} as open_day,
      ${openDays(sql`day`)} - lag(${openDays(sql`day`)}) over own_days as gap,
      lead(${openDays(sql`day`)}) over own_days as next_open_day
    from days window own_days as (partition by client_id order by day)
  ),
  rhythm as materialized (
    select client_id, percentile_cont(0.5) within group (order by gap) as usual_gap, max(day) as last_day,
      max(open_day) as last_open_day,
      greatest(percentile_cont(0.5) within group (order by gap) * ${silence.times}::float8, ${silence.leastDays}) as limit_days
    from spaced group by client_id having count(*) >= ${silence.leastOrders}
  )`

/**
 * The ordering rhythm of an agency's clients in sight: who orders at least now and then, how often, and whether he is
 * silent for longer than his own rhythm explains. Counted up to the day the figures stand at.
 * @param sent a select of the days on which orders were sent, which sales know nothing of: `client_id` and `day`
 */
export async function rhythms(
  db: Db,
  person: Person,
  agency: number,
  sent: RawBuilder<unknown>,
): Promise<Rhythm[]> {
  const { rows } = await sql<Rhythm>`with ${ownRows(person, agency)}, ${orderDays(person, agency, sent)}
    select r.client_id, r.usual_gap, r.last_day, (${openDays(sql`p.as_of`)} - r.last_open_day)::int as silent_days,
      ${openDays(sql`p.as_of`)} - r.last_open_day > r.limit_days as silent
    from p cross join rhythm r`.execute(db)
  return rows
}

/** What an agency's clients in sight usually buy in sixty days. */
export async function usualRevenue(db: Db, person: Person, agency: number): Promise<Usual[]> {
  const { rows } = await sql<Usual>`with ${ownRows(person, agency)}
    select o.client_id, greatest(0, round(sum(case o.year
        when p.year then ${ofRow(sql`p.cut`)}
        when p.year - 1 then o.month_ends_cents[12]
        else o.month_ends_cents[12] - ${ofRow(sql`p.cut`)} end) * 60
      / greatest(60, least(p.as_of - (p.as_of - make_interval(months => ${months}))::date,
          p.as_of - min(make_date(o.year, o.days[1] / 100, o.days[1] % 100))))))::bigint as usual_60
    from p cross join own o group by o.client_id, p.as_of`.execute(db)
  return rows
}
const ofRow = (cut: RawBuilder<unknown>) => sql`coalesce(o.ytd_cents[width_bucket(${cut}, o.days)], 0)`

export interface Shortfall {
  readonly client_id: number
  readonly family: string
  /** Cents: of the same part of the two years before on average, and of this year so far. */
  readonly usual: number
  readonly actual: number
}

/** The six clients of an agency that are most behind their usual revenue since the year began, family by family. */
export async function shortfalls(db: Db, person: Person, agency: number): Promise<Shortfall[]> {
  const { rows } = await sql<Shortfall>`with ${ownRows(person, agency)},
    part as (
      select r.client_id, r.family_code, r.year < p.year as before, r.year, ${toCut} as cents from p cross join own r
    ),
    years as (select client_id, greatest(1, count(distinct year) filter (where before)) as n from part group by client_id),
    family as materialized (
      select client_id, family_code, coalesce(sum(cents) filter (where before), 0) / n as usual,
        coalesce(sum(cents) filter (where not before), 0) as actual
      from part join years using (client_id) group by client_id, family_code, n
    )
    select client_id, family_code as family, round(usual)::bigint as usual, actual::bigint as actual from family
    where client_id in (
      select client_id from family group by client_id having sum(usual) > sum(actual)
      order by sum(usual - actual) desc, client_id limit 6
    )`.execute(db)
  return rows
}

/**
 * How often silence ended by itself: of the silences that began in the year ending sixty days ago, how many had an order
 * within sixty days of their beginning.
 */
export async function silenceEnded(
  db: Db,
  person: Person,
  agency: number,
  sent: RawBuilder<unknown>,
): Promise<{ readonly of: number; readonly reordered: number }> {
  const { rows } = await sql<{
    of: number
    reordered: number
  }>`with ${ownRows(person, agency)}, ${orderDays(person, agency, sent)}
    select count(*)::int as of,
      count(*) filter (where s.next_open_day <= s.open_day + r.limit_days + 60)::int as reordered
    from p cross join spaced s join rhythm r using (client_id)
    where coalesce(s.next_open_day, ${openDays(sql`p.as_of`)}) > s.open_day + r.limit_days
      and s.open_day + r.limit_days between ${openDays(sql`p.as_of`)} - 60 - 334 and ${openDays(sql`p.as_of`)} - 60`.execute(
    db,
  )
  return rows[0] ?? { of: 0, reordered: 0 }
}
