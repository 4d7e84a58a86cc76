import { numberPlaces } from '@mandato/contract/domains'
import type { FoundNumber } from '@mandato/contract/home/numbers'
import type { Together } from '../define-domain.ts'
import type { Context } from '../platform/context.ts'

/** Of each kind; who wants more goes to its list. */
const most = 5

/** A year alone is the beginning of every number of that year, and means none of them. */
const isYear = (typed: string): boolean => /^(19|20)\d\d[-/]?$/.test(typed)

/**
 * What people call by a number, each kind by its own rule of who sees it.
 * @param search what the domains declare of it
 */
export async function findNumbers(
  search: Together['search'],
  { db, user, language }: Context,
  typed: string,
): Promise<FoundNumber[]> {
  const asked = search
    .filter(({ ofYears }) => ofYears || !isYear(typed))
    .toSorted((a, b) => numberPlaces[a.kind] - numberPlaces[b.kind])
  const found = await Promise.all(asked.map(({ find }) => find(db, user, typed, most, language)))
  return found.flat()
}
