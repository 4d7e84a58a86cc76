import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Phasing } from '../phasing.ts'

/** The budgets of one agency and year: its own and its clients'. */
export interface BudgetYear {
  readonly agency_id: number
  readonly year: number
}

/** A budget as it was typed in, with what its phasing rests on. */
export interface TypedBudget extends BudgetYear {
  readonly id: number
  readonly client_id: number | null
  readonly category: string
  readonly amount_cents: number
  readonly months_cents: number[]
  readonly phasing: Phasing
  readonly version: number
  /** Family code and running totals at the month ends of the year before, for the agency or its client. */
  readonly last_year: readonly (readonly [string, readonly number[]])[]
}

/** A row of `phased_budgets`; agency 0 is the network, client 0 the agency as a whole. */
export interface PhasedBudget extends BudgetYear {
  readonly client_id: number
  readonly category: string
  readonly ytd_cents: readonly number[]
  readonly source: 'year' | 'months' | 'clients'
  readonly version: number | null
}

/** @param which every budget when null */
export async function budgetsToPhase(tx: Db, which: readonly BudgetYear[] | null): Promise<TypedBudget[]> {
  const wanted = which && JSON.stringify(which)
  const { rows } = await sql<TypedBudget>`
    select b.id, b.year, b.agency_id, b.client_id, b.category, b.amount_cents, b.months_cents, b.phasing, b.version, coalesce(
      case when b.phasing = 'given' then null when b.client_id is null then (
        select json_agg(json_build_array(r.family_code, r.month_ends_cents)) from agency_revenue r
        where r.agency_id = b.agency_id and r.year = b.year - 1
      ) else (
        select json_agg(json_build_array(r.family_code, r.month_ends_cents)) from client_revenue r
        where r.client_id = b.client_id and r.agency_id = b.agency_id and r.year = b.year - 1
      ) end, '[]') as last_year
    from budgets b
    where ${wanted}::jsonb is null or (b.agency_id, b.year) in (
      select w.agency_id, w.year from jsonb_to_recordset(${wanted}::jsonb) as w (agency_id integer, year integer))`.execute(
    tx,
  )
  return rows
}

export async function writeMonths(
  tx: Db,
  budgets: readonly { id: number; months_cents: readonly number[]; phasing: Phasing }[],
): Promise<void> {
  await sql`
    update budgets b set months_cents = n.months_cents, phasing = n.phasing
    from jsonb_to_recordset(${JSON.stringify(budgets)}::jsonb) as n (id integer, months_cents bigint[], phasing text)
    where b.id = n.id`.execute(tx)
}

const unlessTheSame = sql`
  on conflict (year, client_id, agency_id, category) do update
    set days = excluded.days, ytd_cents = excluded.ytd_cents, source = excluded.source, version = excluded.version
    where (b.days, b.ytd_cents, b.source, b.version)
      is distinct from (excluded.days, excluded.ytd_cents, excluded.source, excluded.version)`

/**
 * Writes phased budgets and sums the network of their years up anew; rows that stay as they are are not touched.
 * Budgets are never deleted, so that no row has to go.
 * @param days the working days of each year that occurs, as month × 100 + day
 */
export async function writePhased(
  tx: Db,
  budgets: readonly PhasedBudget[],
  days: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const calendars = [...days].map(([year, list]) => ({ year, days: list }))
  await sql`
    insert into phased_budgets as b (year, client_id, agency_id, category, days, ytd_cents, source, version)
    select n.year, n.client_id, n.agency_id, n.category, d.days, n.ytd_cents, n.source, n.version
    from jsonb_to_recordset(${JSON.stringify(budgets)}::jsonb)
      as n (year smallint, client_id integer, agency_id integer, category text, ytd_cents bigint[], source text, version integer)
    join jsonb_to_recordset(${JSON.stringify(calendars)}::jsonb) as d (year smallint, days smallint[]) on d.year = n.year
    ${unlessTheSame}`.execute(tx)
  await sql`
    insert into phased_budgets as b (year, client_id, agency_id, category, days, ytd_cents, source)
    select year, 0, 0, category, min(days), array_agg(cents order by n), 'agencies'
    from (
      select a.year, a.category, min(a.days) as days, t.n, sum(t.cents)::bigint as cents
      from phased_budgets a, unnest(a.ytd_cents) with ordinality as t (cents, n)
      where a.agency_id > 0 and a.client_id = 0 and a.year = any(${[...days.keys()]})
      group by a.year, a.category, t.n
    ) s
    group by year, category
    ${unlessTheSame}`.execute(tx)
}
