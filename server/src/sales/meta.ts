import type { Assignment } from './policy.ts'
import type { Reading } from './queries/reading.ts'

/** `args.meta` of every answer about revenue. */
export const metaOf = (
  { as_of, year, prev_year, cut, years, agency, client }: Reading,
  assignment: Assignment,
) => ({
  as_of,
  year,
  prev_year,
  cut: `${String(Math.floor(cut / 100)).padStart(2, '0')}-${String(cut % 100).padStart(2, '0')}`,
  assignment,
  currency: 'EUR' as const,
  years,
  subject: { agency, client },
})
