import type { Db } from '../../platform/db/db.ts'
import { dueByDay, monthDays, spread, type WorkingYear, workingYear } from '../phasing.ts'
import {
  type BudgetYear,
  budgetsToPhase,
  type PhasedBudget,
  writePhased,
  type TypedBudget,
  writeMonths,
} from '../queries/budget-phasing.ts'
import { lockRevenue } from '../queries/roll-ups.ts'
import { categoryOf, monthAmounts, sumOfMonths } from '../rules.ts'

/**
 * Settles what of each budget is due by which day: after a budget changed, or the revenue of the year before, on
 * whose shares the phasing rests. Budgets without given months are spread over the year first.
 * @param which agencies and budget years; every budget when null
 */
export async function spreadBudgets(tx: Db, which: readonly BudgetYear[] | null): Promise<void> {
  if (which?.length === 0) return
  await lockRevenue(tx)
  const typed = (await budgetsToPhase(tx, which)).map((budget) => ({ budget, ...monthsOf(budget) }))
  const changed = typed.filter(
    ({ budget, months, phasing }) =>
      phasing !== budget.phasing || months.some((cents, i) => cents !== budget.months_cents[i]),
  )
  if (changed.length > 0)
    await writeMonths(
      tx,
      changed.map(({ budget, months, phasing }) => ({ id: budget.id, months_cents: months, phasing })),
    )
  const calendars = new Map(
    [...new Set(typed.map(({ budget }) => budget.year))].map((year) => [year, workingYear(year)]),
  )
  const single = typed.map(({ budget, months }) => phased(budget, months, calendars.get(budget.year) ?? []))
  const days = new Map([...calendars].map(([year, calendar]) => [year, monthDays(calendar)]))
  if (single.length > 0) await writePhased(tx, [...single, ...sumsOfClients(single)], days)
}

function monthsOf({ phasing, months_cents, amount_cents, category, last_year }: TypedBudget) {
  if (phasing === 'given') return { months: months_cents, phasing }
  const sold = last_year.filter(([family]) => categoryOf(family) === category)
  return spread(amount_cents, sumOfMonths(sold.map(([, ends]) => monthAmounts(ends))))
}

const phased = (budget: TypedBudget, months: readonly number[], calendar: WorkingYear): PhasedBudget => ({
  agency_id: budget.agency_id,
  client_id: budget.client_id ?? 0,
  year: budget.year,
  category: budget.category,
  ytd_cents: dueByDay(months, calendar),
  source: budget.phasing === 'given' ? 'months' : 'year',
  version: budget.version,
})

/** An agency's budget is its own; where there is none, the sum of its clients'. */
function sumsOfClients(budgets: readonly PhasedBudget[]): PhasedBudget[] {
  const keyOf = ({ agency_id, year, category }: PhasedBudget) => [agency_id, year, category].join()
  const own = new Set(budgets.filter(({ client_id }) => client_id === 0).map(keyOf))
  const groups = Object.groupBy(
    budgets.filter((budget) => !own.has(keyOf(budget))),
    keyOf,
  )
  return Object.values(groups).flatMap((clients) => {
    const [first] = clients ?? []
    if (!clients || !first) return []
    const ytd_cents = first.ytd_cents.map((_, day) =>
      clients.reduce((sum, { ytd_cents: due }) => sum + (due[day] ?? 0), 0),
    )
    return [{ ...first, client_id: 0, ytd_cents, source: 'clients', version: null }]
  })
}
