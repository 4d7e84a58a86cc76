import { hasBudget, maySeeBudgets, type Subject } from './policy.ts'
import type { Reading } from './queries/reading.ts'

/**
 * `args.meta` of every answer about revenue.
 * @param budgets whether budgets stand beside the figures
 */
export const metaOf = (
  { as_of, year, prev_year, cut, years, agency, client, agent }: Reading,
  subject: Subject,
  budgets = maySeeBudgets(subject.person) && hasBudget(subject),
) => ({
  as_of,
  year,
  prev_year,
  cut: `${String(Math.floor(cut / 100)).padStart(2, '0')}-${String(cut % 100).padStart(2, '0')}`,
  assignment: subject.assignment,
  currency: 'EUR' as const,
  years,
  subject: { agency, client, agent },
  ...(budgets && { budgets: true as const }),
})
