import { categories, totalLabel } from '@mandato/contract/sales/categories'
import type { CategoryKey } from '@mandato/contract/sales/category-keys'
import { deltaPercent } from '@mandato/contract/fields/money'
import type { Language } from '@mandato/contract/words'
import { type BudgetFigures, budgetFigures, sumOfBudgets } from './budget-rows.ts'
import {
  belongsTo,
  type CategoryBudget,
  type Cell,
  type Figures,
  figuresOf,
  isAny,
  monthsOf,
  type Period,
  progOf,
  shownCategories,
  totalOf,
} from './rules.ts'

interface Labelled {
  readonly key: string
  readonly label: string
  readonly kind: 'partition' | 'of_which' | 'cross' | 'total'
}
const labelled = (key: CategoryKey, language: Language): Labelled => ({
  key,
  label: categories[key].label[language],
  kind: categories[key].kind,
})
const totalRow = (language: Language): Labelled => ({
  key: 'total',
  label: totalLabel[language],
  kind: 'total',
})

export type CategoryRow = Labelled & Figures & Partial<BudgetFigures>

/**
 * The categories with their figures, and the total of the partition last. Empty when nothing was sold and
 * nothing planned in the compared years.
 * @param budgets null for roles that do not see budgets
 */
export function categoryRows(
  cells: readonly Cell[],
  budgets: readonly CategoryBudget[] | null,
  period: Period,
  language: Language,
): CategoryRow[] {
  if (cells.length === 0 && !budgets?.length) return []
  const row = (of: Labelled, own: readonly Cell[], planned: readonly CategoryBudget[]): CategoryRow => {
    const figures = figuresOf(own, period)
    return {
      ...of,
      ...figures,
      ...(budgets && budgetFigures(sumOfBudgets(planned), figures.curr_ytd)),
    }
  }
  const rowOf = (key: CategoryKey) =>
    row(
      labelled(key, language),
      cells.filter(belongsTo(key)),
      (budgets ?? []).filter(({ category }) => category === key),
    )
  const other = rowOf('other')
  const rows = shownCategories(isAny(other) || other.budget_year != null).map(rowOf)
  return [...rows, row(totalRow(language), cells, budgets ?? [])]
}

/** Every year there is, newest first; each `prog` against that of the calendar year before. Cents. */
export function yearRows(cells: readonly Cell[]) {
  const years = [...new Set(cells.map(({ year }) => year))].sort((a, b) => b - a)
  return years.map((year) => ({
    year,
    total: totalOf(cells, year),
    prog: progOf(cells, year),
    delta_pct: deltaPercent(progOf(cells, year), progOf(cells, year - 1)),
    months: monthsOf(cells, year),
  }))
}

/** The change over two years, category by category, the total last; y2 is the year before `prev_year`. Cents. */
export function twoYearRows(cells: readonly Cell[], { year, prev_year }: Period, language: Language) {
  if (cells.length === 0) return []
  const row = (of: Labelled, own: readonly Cell[]) => {
    const [y2_prog, y1_prog, y0_ytd] = [progOf(own, prev_year - 1), progOf(own, prev_year), progOf(own, year)]
    return {
      ...of,
      y2_total: totalOf(own, prev_year - 1),
      y2_prog,
      y1_total: totalOf(own, prev_year),
      y1_prog,
      y0_ytd,
      delta_1: y0_ytd - y1_prog,
      delta_2: y1_prog - y2_prog,
      delta_2y_pct: deltaPercent(y0_ytd, y2_prog),
    }
  }
  const rowOf = (key: CategoryKey) => row(labelled(key, language), cells.filter(belongsTo(key)))
  const other = rowOf('other')
  const rows = shownCategories(
    [other.y2_total, other.y2_prog, other.y1_total, other.y1_prog, other.y0_ytd].some(Boolean),
  )
  return [...rows.map(rowOf), row(totalRow(language), cells)]
}

/** One row per family code of a category, with the months of the current year. Cents. */
export function codeRows(cells: readonly Cell[], key: CategoryKey, period: Period) {
  const inIt = cells.filter(belongsTo(key))
  const codes = [...new Set(inIt.map(({ family }) => family))].sort()
  return codes.map((code) => {
    const own = inIt.filter(({ family }) => family === code)
    const { kind } = categories[key]
    return { key: code, label: code, kind, ...figuresOf(own, period), months: monthsOf(own, period.year) }
  })
}
