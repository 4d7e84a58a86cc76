import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import { sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import { isWhole, type Subject } from '../policy.ts'
import type { Cell, Unit } from '../rules.ts'
import { unitBudgets } from './budgets.ts'
import { inCategory, revenueOf, type Sql, toCut } from './reading.ts'

const monthNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const monthSums = sql`array[${sql.join(monthNumbers.map((m) => sql`sum(r.month_ends_cents[${sql.lit(m)}])`))}]`

export type YearsRead = 'compared' | 'three' | 'every'
const inYears: Record<YearsRead, Sql> = {
  compared: sql`r.year in (p.year, p.prev_year)`,
  three: sql`r.year in (p.year, p.prev_year, p.prev_year - 1)`,
  every: sql`true`,
}

export interface Cells {
  readonly cells: Cell[]
}

/** Column `cells`: the subject's revenue by family, display flag and year. */
export function cellsOf(subject: Subject, years: YearsRead): Sql {
  const from = sql`${revenueOf(subject)} and ${inYears[years]}`
  const named = sql`r.family_code as family, r.expo, r.year`
  // The rows of an agency or the network are the cells already.
  const cells = isWhole(subject)
    ? sql`select ${named}, ${toCut} as to_cut, r.month_ends_cents as month_ends ${from}`
    : sql`select ${named}, sum(${toCut}) as to_cut, ${monthSums} as month_ends ${from} group by r.family_code, r.expo, r.year`
  return sql`coalesce((select json_agg(cell) from (${cells}) cell), '[]') as cells`
}

export interface Units {
  readonly units: Unit[]
}

/**
 * Column `units`: one row per agency or client below the subject, with its budget where there is one. A unit out
 * of the person's sight, or a client that is no longer the agency's, has no id and no name.
 */
export function unitsOf(
  subject: Subject,
  below: 'agencies' | 'clients',
  category: CategoryKey | undefined,
): Sql {
  const budgets = unitBudgets(subject, below, category)
  const months = sql.join(
    monthNumbers.map(
      (m) => sql`coalesce(sum(r.month_ends_cents[${sql.lit(m)}]) filter (where r.year = p.year), 0)`,
    ),
  )
  return sql`coalesce((
    select json_agg(json_build_object(
      'id', n.id, 'code', n.code, 'name', n.business_name, 'city', n.city, 'province', n.province,
      'clients', ${below === 'agencies' ? clientsOf(subject) : sql`null`},
      'prev_total', coalesce(f.prev_total, 0), 'prev_prog', coalesce(f.prev_prog, 0), 'curr_ytd', coalesce(f.curr_ytd, 0),
      'month_ends', f.month_ends, 'budget', b.budget))
    from (
      select ${unitOf(subject, below)} as unit,
        sum(r.month_ends_cents[12]) filter (where r.year = p.prev_year) as prev_total,
        sum(${toCut}) filter (where r.year = p.prev_year) as prev_prog,
        sum(${toCut}) filter (where r.year = p.year) as curr_ytd,
        array[${months}] as month_ends
      ${rowsBelow(subject, below)} and ${inYears.compared} and ${inCategory(category, 'r')}
      group by 1
    ) f
    full join (${budgets}) b on b.unit = f.unit
    left join ${below === 'agencies' ? sql`registry_agencies` : sql`registry_clients`} n
      on n.id = coalesce(f.unit, b.unit) and ${below === 'agencies' ? seesAgency(subject.person, 'n') : sql`true`}
  ), '[]') as units`
}

const clientsOf = ({ person, agent }: Subject) =>
  sql`(select count(*)::integer from registry_clients m where m.agency_id = n.id and ${seesClient(person, 'm')}
    and ${agent === null ? sql`true` : sql`m.agent_id = ${agent}`})`

/** The id a row counts under; null for a client that is no longer the agency's. */
export function unitOf({ agency, assignment }: Subject, below: 'agencies' | 'clients', alias = 'r'): Sql {
  if (below === 'agencies') return sql.ref(assignment === 'year' ? `${alias}.agency_id` : 'c.agency_id')
  return agency === 0 ? sql`c.id` : sql`case when c.agency_id = ${agency} then c.id end`
}

function rowsBelow(subject: Subject, below: 'agencies' | 'clients'): Sql {
  const ready = below === 'agencies' && isWhole(subject) && subject.assignment === 'year'
  if (!ready) return revenueOf(subject, true)
  return subject.agency === 0
    ? sql`from agency_revenue r where r.agency_id > 0`
    : sql`from agency_revenue r where r.agency_id = ${subject.agency}`
}
