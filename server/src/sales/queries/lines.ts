import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import type { Db } from '../../platform/db/db.ts'
import { inParts } from '../../platform/db/long-read.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from '../../registry/index.ts'
import type { Subject } from '../policy.ts'
import { type Asked, conditions, inCategory, narrowsByClient, read, revenueOf, type Sql } from './reading.ts'

export interface LineFilter {
  readonly category?: CategoryKey | undefined
  readonly code?: string | undefined
  readonly month?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Counts and sums of the lines; cents. */
export interface LineTotals {
  readonly lines: number
  readonly total: number
  readonly invoice_lines: number
  readonly invoiced: number
  readonly credit_lines: number
  readonly credited: number
}

export interface Line {
  readonly invoice_number: string
  readonly line: number
  readonly date: string
  /** Null when the client is out of the person's sight. */
  readonly client_id: number | null
  readonly client_code: string | null
  readonly client: string | null
  readonly product_code: string | null
  readonly description: string | null
  readonly family_code: string
  readonly quantity: number
  readonly amount: number
  readonly expo: boolean
}

export interface Lines {
  readonly totals: LineTotals
  readonly lines: Line[]
  readonly from: string
  readonly to: string
}

/**
 * The invoice lines behind a figure, newest first. Without dates they are those of the year; without a year,
 * those of the current one up to the day the figures stand at. Counts and sums come from the roll-ups, and so does the
 * day on which the page begins: the 2,000th page of ten million lines reads the lines of its own days only.
 * @param page from 1; another page is empty
 */
export async function linesOf(
  db: Db,
  subject: Subject,
  asked: Asked,
  filter: LineFilter,
  { page, perPage }: { page: number; perPage: number },
) {
  return read<Lines>(
    db,
    subject,
    asked,
    sql`(select first from span) as "from", (select last from span) as "to", (select ${totals} from found) as totals,
      ${page < 1 ? sql`'[]'::json` : sql`coalesce((select json_agg(row_to_json(l)) from (${pageRows(subject, filter, perPage)}) l), '[]')`} as lines`,
    sql`${found(subject, filter, span(asked, filter))} ${page < 1 ? sql`` : sql`, ${seek((page - 1) * perPage, perPage)}`}`,
  )
}

/** All of them, part by part. @param days what `linesOf` found them to be */
export const allLinesOf = (
  db: Db,
  subject: Subject,
  filter: LineFilter,
  { from, to }: { from: string; to: string },
) => inParts(db, list(subject, filter, { from: sql`${from}::date`, to: sql`${to}::date` }))

interface Days {
  readonly from: Sql
  readonly to: Sql
}

const client = sql`join registry_clients c on c.id = l.client_id`

const which = (subject: Subject, filter: LineFilter, { from, to }: Days) => sql`
  where ${conditions(subject, 'l')} and l.date between ${from} and ${to}
    and ${inCategory(filter.category, 'l')} and ${hasCode(filter, 'l')}`

const hasCode = ({ code }: LineFilter, alias: string) =>
  code === undefined ? sql`true` : sql`${sql.ref(`${alias}.family_code`)} = ${code}`

const sorted = sql`order by l.date desc, l.invoice_number, l.line`

const list = (subject: Subject, filter: LineFilter, days: Days) => sql<Line>`
  select ${columns(subject)} from invoice_lines l ${client} ${which(subject, filter, days)} ${sorted}`

/**
 * Tables `span`, the days asked for, and `found`: the roll-up rows behind the list, `low` and `high` the places of
 * the last day before the span and of its last one in their arrays, with what lies between.
 */
const found = (subject: Subject, filter: LineFilter, { from, to }: Days) => sql`
  span as materialized (select ${from} as first, ${to} as last from p),
  found as materialized (
    select r.year, r.family_code, r.days, r.ytd_lines, b.low, b.high,
      ${between('ytd_lines', 'b')} as lines, ${between('ytd_cents', 'b')} as total,
      ${between('ytd_credit_lines', 'k')} as credit_lines, ${between('ytd_credited_cents', 'k')} as credited
    from span s
    cross join lateral (
      select case when year > extract(year from s.first) then 0 else month_day(s.first) - 1 end::smallint as before,
        case when year < extract(year from s.last) then 1231 else month_day(s.last) end::smallint as upto, own.*
      from (select r.* ${revenueOf(subject)} and ${inCategory(filter.category, 'r')} and ${hasCode(filter, 'r')}) own
      where s.first <= s.last and year between extract(year from s.first) and extract(year from s.last)
    ) r
    cross join lateral (select ${places('days')}) b
    cross join lateral (select ${places('credit_days')}) k
  )`

const places = (days: string) => {
  const column = sql.ref(`r.${days}`)
  return sql`width_bucket(r.before, ${column}) as low, width_bucket(r.upto, ${column}) as high`
}
const between = (column: string, at: string) => {
  const [running, high, low] = [`r.${column}`, `${at}.high`, `${at}.low`].map((name) => sql.ref(name))
  return sql`coalesce(${running}[${high}], 0) - coalesce(${running}[${low}], 0)`
}

/** Table `seek`: the days on which the lines of a page lie, and how many lines to skip on its newest day. */
const seek = (offset: number, perPage: number) => sql`
  seek as materialized (
    select min(make_date(year, day / 100, day % 100)) as first, max(make_date(year, day / 100, day % 100)) as last,
      ${offset} - min(newer) as skip
    from (
      select year, day, sum(lines) as lines, sum(sum(lines)) over (order by year desc, day desc) - sum(lines) as newer
      from (
        select f.year, u.day, u.upto - u.before as lines
        from found f, unnest(f.days[f.low + 1:f.high], f.ytd_lines[f.low + 1:f.high],
          array_prepend(coalesce(f.ytd_lines[f.low], 0), f.ytd_lines[f.low + 1:f.high - 1])) u (day, upto, before)
      ) of_row group by year, day
    ) of_day
    where newer < ${offset + perPage} and newer + lines > ${offset}
  )`

/** The lines of a page. Fields and clients are read for the page alone. */
const pageRows = (subject: Subject, filter: LineFilter, perPage: number) => {
  const days = { from: sql`(select first from seek)`, to: sql`(select last from seek)` }
  // What counts as “other” is few lines under codes nobody listed: looked up by the codes there are.
  const other = sql`and l.family_code = any(array(select distinct family_code from found))`
  return sql`
    select ${columns(subject)} from (
      select l.* from invoice_lines l ${narrowsByClient(subject) ? client : sql``} ${which(subject, filter, days)}
        ${filter.category === 'other' ? other : sql``}
      ${sorted} limit ${sql.lit(perPage)} offset (select skip from seek)
    ) l ${client} ${sorted}`
}

const totals = sql`json_build_object(
  'lines', coalesce(sum(lines), 0), 'total', coalesce(sum(total), 0),
  'invoice_lines', coalesce(sum(lines - credit_lines), 0), 'invoiced', coalesce(sum(total - credited), 0),
  'credit_lines', coalesce(sum(credit_lines), 0), 'credited', coalesce(sum(credited), 0))`

function columns({ person }: Subject): Sql {
  const seen = seesClient(person, 'c')
  return sql`l.invoice_number, l.line, l.date, case when ${seen} then c.id end as client_id,
    case when ${seen} then c.code end as client_code, case when ${seen} then c.business_name end as client,
    l.product_code, l.description, l.family_code, l.quantity::float8, l.amount_cents as amount, l.expo`
}

/**
 * The first and the last day, both inclusive. A year or month asked for is taken whole, and `from` and `to`
 * narrow it; on their own they are free; without any of them it is the current year so far.
 */
function span({ year }: Asked, { month, ...days }: LineFilter): Days {
  const [from, to] = [days.from ?? null, days.to ?? null]
  if (year === undefined && month === undefined && (from !== null || to !== null))
    return {
      from: sql`coalesce(${from}::date, date_trunc('year', ${to}::date)::date)`,
      to: sql`coalesce(${to}::date, p.as_of)`,
    }
  const first = sql`make_date(p.year, ${month ?? 1}::integer, 1)`
  const last = sql`(make_date(p.year, ${month ?? 12}::integer, 1) + interval '1 month - 1 day')::date`
  const end = year === undefined && month === undefined ? sql`coalesce(p.as_of, ${last})` : last
  return { from: sql`greatest(${first}, ${from}::date)`, to: sql`least(${end}, ${to}::date)` }
}
