import type { Context } from '../platform/context.ts'
import { budgetMonths } from './budget-rows.ts'
import { metaOf } from './meta.ts'
import type { About } from './policy.ts'
import { revenueAndBudgets } from './queries/figures.ts'
import { questionOf } from './question.ts'
import { categoryRows } from './rows.ts'
import { figuresOf, monthsOf, monthsToCut } from './rules.ts'

/**
 * Everything in the person's sight on one screen, or what of it is asked about: the figures, month by month and by
 * category; cents.
 */
export async function revenueSummary(context: Context, about: About = {}) {
  const { subject, asked } = questionOf(context, about, {})
  const reading = await revenueAndBudgets(context.db, subject, asked)
  const { cells, budgets } = reading
  const categories = categoryRows(cells, budgets, reading, context.language)
  const total = categories.find(({ kind }) => kind === 'total')
  const now = monthsToCut(cells, reading.year, reading.cut)
  const planned = budgets?.length ? budgetMonths(budgets) : null
  return {
    ...figuresOf(cells, reading),
    ...(budgets && {
      budget_year: total?.budget_year ?? null,
      budget_prog: total?.budget_prog ?? null,
      budget_pct: total?.budget_pct ?? null,
    }),
    meta: metaOf(reading, subject),
    months: monthsOf(cells, reading.prev_year).map((prev, i) => ({
      m: i + 1,
      prev,
      curr: now[i] ?? 0,
      ...(budgets && { budget: planned?.[i] ?? null }),
    })),
    categories,
  }
}
