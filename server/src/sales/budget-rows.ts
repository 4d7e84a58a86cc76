import { categories, totalLabel } from '@mandato/contract/sales/categories'
import { partitionKeys, type PartitionKey } from '@mandato/contract/sales/category-keys'
import { reachedPercent } from '@mandato/contract/fields/money'
import type { Language } from '@mandato/contract/words'
import {
  belongsTo,
  type Budget,
  type CategoryBudget,
  type Cell,
  monthAmounts,
  monthsToCut,
  type Period,
  progOf,
  sum,
  sumOfMonths,
} from './rules.ts'

/** Beside a figure: the year's budget, its part due by the cut, and how much of that was reached; cents and percent. */
export interface BudgetFigures {
  readonly budget_year: number | null
  readonly budget_prog: number | null
  readonly budget_pct: number | null
}

/** Adds budgets up; null where there is none. */
export const sumOfBudgets = (budgets: readonly Budget[]): Budget | null =>
  budgets.length === 0
    ? null
    : { amount: sum(budgets.map(({ amount }) => amount)), due: sum(budgets.map(({ due }) => due)) }

/** @param actual revenue up to the cut, cents */
export const budgetFigures = (budget: Budget | null, actual: number): BudgetFigures => ({
  budget_year: budget && budget.amount,
  budget_prog: budget && budget.due,
  budget_pct: budget && reachedPercent(actual, budget.due),
})

/** The months of budgets added up; cents. */
export const budgetMonths = (budgets: readonly CategoryBudget[]): number[] =>
  monthAmounts(sumOfMonths(budgets.map(({ month_ends }) => month_ends)))

/**
 * Budget against actual, category by category, and their total unless one category was asked for.
 * Cents; empty when there is neither budget nor revenue.
 */
export function budgetRows(
  cells: readonly Cell[],
  budgets: readonly CategoryBudget[],
  asked: PartitionKey | undefined,
  period: Period,
  language: Language,
) {
  if (budgets.length === 0 && cells.every(({ year }) => year !== period.year)) return []
  const row = (
    named: { category: string; label: string; kind: 'partition' | 'total' },
    own: readonly Cell[],
    of: readonly CategoryBudget[],
  ) => {
    const { amount, due } = sumOfBudgets(of) ?? { amount: 0, due: 0 }
    const actual = progOf(own, period.year)
    const sold = monthsToCut(own, period.year, period.cut)
    return {
      ...named,
      budget_year: amount,
      budget_prog: due,
      curr_ytd: actual,
      budget_pct: reachedPercent(actual, due),
      gap: actual - due,
      months: budgetMonths(of).map((budget, i) => ({ m: i + 1, budget, actual: sold[i] ?? 0 })),
      ...originOf(of),
    }
  }
  const rows = (asked ? [asked] : partitionKeys).map((key) =>
    row(
      { category: key, label: categories[key].label[language], kind: 'partition' },
      cells.filter(belongsTo(key)),
      budgets.filter(({ category }) => category === key),
    ),
  )
  if (asked) return rows
  const shown = rows.filter(
    ({ category, budget_year, curr_ytd }) => category !== 'other' || budget_year !== 0 || curr_ytd !== 0,
  )
  return [...shown, row({ category: 'total', label: totalLabel[language], kind: 'total' }, cells, budgets)]
}

type Source = CategoryBudget['source'] | 'none'

/** What a row's budget was made from: of several the least direct. */
function originOf(budgets: readonly CategoryBudget[]): { source: Source; version: number | null } {
  const sources = (['agencies', 'clients', 'year', 'months'] as const).filter((source) =>
    budgets.some((budget) => budget.source === source),
  )
  const [only] = budgets.length === 1 ? budgets : []
  return { source: sources[0] ?? 'none', version: only?.version ?? null }
}
