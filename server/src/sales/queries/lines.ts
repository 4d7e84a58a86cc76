import type { CategoryKey } from '@mandato/contract/sales/categories'
import type { Db } from '../../platform/db/db.ts'
import { inParts } from '../../platform/db/long-read.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from '../../registry/index.ts'
import type { Subject } from '../policy.ts'
import { type Asked, conditions, inCategory, narrowsByClient, read, type Sql } from './reading.ts'

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
 * those of the current one up to the day the figures stand at.
 * @param page from 1; another page is empty
 */
export async function linesOf(
  db: Db,
  subject: Subject,
  asked: Asked,
  filter: LineFilter,
  { page, perPage }: { page: number; perPage: number },
) {
  const days = span(asked, filter)
  return read<Lines>(
    db,
    subject,
    asked,
    sql`${days.from} as "from", ${days.to} as "to",
      (select ${totals} from invoice_lines l ${narrowsByClient(subject) ? client : sql``} ${which(subject, filter, days)}) as totals,
      coalesce((select json_agg(row_to_json(l)) from (
        ${list(subject, filter, days)} limit ${perPage} offset ${Math.max(page - 1, 0) * perPage}
      ) l where ${page} > 0), '[]') as lines`,
    sql``,
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
    and ${inCategory(filter.category, 'l')}
    and ${filter.code === undefined ? sql`true` : sql`l.family_code = ${filter.code}`}`

const list = (subject: Subject, filter: LineFilter, days: Days) => sql<Line>`
  select ${columns(subject)} from invoice_lines l ${client} ${which(subject, filter, days)}
  order by l.date desc, l.invoice_number, l.line`

const totals = sql`json_build_object(
  'lines', count(*), 'total', coalesce(sum(l.amount_cents), 0),
  'invoice_lines', count(*) filter (where l.amount_cents >= 0),
  'invoiced', coalesce(sum(l.amount_cents) filter (where l.amount_cents >= 0), 0),
  'credit_lines', count(*) filter (where l.amount_cents < 0),
  'credited', coalesce(sum(l.amount_cents) filter (where l.amount_cents < 0), 0))`

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
