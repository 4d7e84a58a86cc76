import type { Db } from '../../platform/db/db.ts'
import type { Compared, Landing, RowChange } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BudgetYear } from './budget-phasing.ts'
import { lockRevenue } from './roll-ups.ts'

const sameBudget = sql`t.year = l.year and t.agency_id = l.agency_id and t.category = l.category and t.client_id is not distinct from l.client_id`

/**
 * Budgets of an ERP file: one row for the year, or one for each month. Months replace the year row; months
 * the file leaves out keep what they had when the months were given before, and are nothing otherwise.
 */
export const budgetLanding = {
  table: 'landing_budgets',
  columns: ['year', 'agency_id', 'category', 'client_id', 'month', 'amount_cents'],
  key: ['year', 'agency_id', 'category', 'client_id', 'month'],
  // A budget whose months were given is twelve rows, any other one.
  held: sql`
    select t.year::text as year, a.code as agency_code, t.category, c.code as client_code, m.month::text as month,
      (m.cents / 100::numeric(3))::numeric(20, 2)::text as amount
    from budgets t join registry_agencies a on a.id = t.agency_id left join registry_clients c on c.id = t.client_id
    cross join lateral (
      select u.n as month, u.cents from unnest(t.months_cents) with ordinality as u (cents, n) where t.phasing = 'given'
      union all select null, t.amount_cents where t.phasing <> 'given'
    ) m
    order by t.year, a.code, t.category, c.code nulls first, m.month`,

  async create(db) {
    await sql`
      create temporary table landing_budgets (
        line bigint not null, year smallint not null, agency_id integer not null, category text not null,
        client_id integer, month smallint, amount_cents bigint not null
      )`.execute(db)
  },

  async compare(db) {
    await sumMonths(db)
    // A row counts as what becomes of its budget's figure; a year row beside months is replaced and so changes nothing.
    const { rows } = await sql<Record<'created' | 'updated' | 'unchanged', number>>`
      select count(*) filter (where state = 'created') as created, count(*) filter (where state = 'updated') as updated,
        count(*) filter (where state = 'unchanged') as unchanged
      from (
        select case
          when l.month is null and n.has_months then 'unchanged'
          when t.id is null then 'created'
          when l.month is null and t.amount_cents = l.amount_cents then 'unchanged'
          when l.month is not null and t.phasing = 'given' and t.months_cents[l.month] = l.amount_cents then 'unchanged'
          else 'updated' end as state
        from landing_budgets l
        join budgets_to_be n on n.year = l.year and n.agency_id = l.agency_id and n.category = l.category
          and n.client_id is not distinct from l.client_id
        left join budgets t on ${sameBudget}
      ) row`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] } satisfies Compared
  },

  async changes(db, _given, most) {
    const { rows } = await sql<RowChange>`
      select what, line, subject,
        json_build_array(json_build_object('column', 'amount', 'from', before::text, 'to', amount::text)) as details
      from (
        select case when t.id is null then 'created' else 'updated' end as what, min(l.line) as line,
          concat_ws(' / ', n.year, (select code from registry_agencies a where a.id = n.agency_id), n.category,
            (select code from registry_clients c where c.id = n.client_id)) as subject,
          (t.amount_cents / 100::numeric(3))::numeric(20, 2) as before,
          (n.amount_cents / 100::numeric(3))::numeric(20, 2) as amount,
          row_number() over (partition by t.id is null order by min(l.line)) as place
        from budgets_to_be n
        join landing_budgets l on l.year = n.year and l.agency_id = n.agency_id and l.category = n.category
          and l.client_id is not distinct from n.client_id
        left join budgets t on t.year = n.year and t.agency_id = n.agency_id and t.category = n.category
          and t.client_id is not distinct from n.client_id
        where t.amount_cents is distinct from n.amount_cents
        group by t.id, n.year, n.agency_id, n.category, n.client_id, t.amount_cents, n.amount_cents
      ) c where place <= ${most} order by what, line`.execute(db)
    return rows
  },

  async apply(tx, _given, step) {
    // Months the file leaves out stay as they are now, also where somebody set them since the file was compared.
    await lockRevenue(tx)
    await sql`drop table budgets_to_be`.execute(tx)
    await sumMonths(tx)
    const updated = await sql`
      update budgets t set amount_cents = l.amount_cents, months_cents = l.months_cents,
        phasing = l.phasing, version = t.version + 1, changed_at = now()
      from budgets_to_be l
      where ${sameBudget} and (t.amount_cents <> l.amount_cents or (l.has_months and row(t.phasing, t.months_cents) is distinct from row('given', l.months_cents)))`.execute(
      tx,
    )
    await step(Number(updated.numAffectedRows ?? 0))
    const created = await sql`
      insert into budgets (year, agency_id, category, client_id, amount_cents, months_cents, phasing)
      select year, agency_id, category, client_id, amount_cents, months_cents, phasing from budgets_to_be l
      where not exists (select from budgets t where ${sameBudget})
      order by year, agency_id, category, client_id`.execute(tx)
    await step(Number(created.numAffectedRows ?? 0))
  },
} satisfies Landing

const months = Array.from({ length: 12 }, (_, i) => i + 1)

/**
 * One row per budget with its twelve months. A year's amount stands in December until `spreadBudgets` has
 * spread it; a budget whose amount stays keeps its months.
 */
async function sumMonths(db: Db): Promise<void> {
  const given = months.map((m) => {
    const n = sql.lit(m)
    return sql`coalesce(max(l.amount_cents) filter (where l.month = ${n}), max(t.months_cents[${n}]) filter (where t.phasing = 'given'), 0)`
  })
  await sql`
    create temporary table budgets_to_be as
    select b.*, (select sum(cents) from unnest(months_cents) as m (cents))::bigint as amount_cents,
      case when has_months then 'given' else 'calendar' end as phasing
    from (
      select l.year, l.agency_id, l.category, l.client_id, bool_or(l.month is not null) as has_months,
        case when bool_or(l.month is not null) then array[${sql.join(given)}]
          else array_fill(0::bigint, array[11]) || max(l.amount_cents) end as months_cents
      from landing_budgets l left join budgets t on ${sameBudget}
      group by l.year, l.agency_id, l.category, l.client_id
    ) b`.execute(db)
}

/** The budgets an import touched, for spreading what has no months of its own. */
export async function importedBudgets(tx: Db): Promise<BudgetYear[]> {
  const { rows } = await sql<BudgetYear>`select distinct agency_id, year from budgets_to_be`.execute(tx)
  return rows
}
