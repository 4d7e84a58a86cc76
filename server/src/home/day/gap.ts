import { categories } from '@mandato/contract/sales/categories'
import type { Context } from '../../platform/context.ts'
import { clientsToSee } from '../../registry/index.ts'
import { categoryOf, revenueSummary, shortfalls } from '../../sales/index.ts'

interface Short {
  readonly usual: number
  readonly actual: number
}

/**
 * What closing the gap to the budget needs: how much is missing up to the day the figures stand at, the six clients most
 * behind what they usually bought by then, and the two categories in which those six fall short most. Cents; null
 * without a budget, or when it is reached.
 */
export async function gapOf(context: Context, agency: number) {
  const { db, user, language } = context
  const { curr_ytd, budget_prog: due } = await revenueSummary(context, { agency })
  if (due === null || due === undefined || due <= curr_ytd) return null
  const rows = await shortfalls(db, user, agency)
  const byClient = summed(rows, ({ client_id }) => client_id)
  const named = await clientsToSee(db, user, agency, [...byClient.keys()])
  const byCategory = summed(rows, ({ family }) => categoryOf(family))
  return {
    missing: due - curr_ytd,
    clients: named
      .map(({ id, code, business_name }) => ({ id, code, business_name, ...missingOf(byClient.get(id)) }))
      .toSorted(mostMissing),
    categories: [...byCategory]
      .map(([key, short]) => ({ key, label: categories[key].label[language], ...missingOf(short) }))
      .filter(({ missing }) => missing > 0)
      .toSorted(mostMissing)
      .slice(0, 2),
  }
}

const missingOf = ({ usual, actual }: Short = { usual: 0, actual: 0 }) => ({
  usual,
  actual,
  missing: usual - actual,
})
const mostMissing = (a: { missing: number }, b: { missing: number }) => b.missing - a.missing

function summed<Row extends Short, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Short> {
  const sums = new Map<Key, Short>()
  for (const row of rows) {
    const sum = sums.get(keyOf(row)) ?? { usual: 0, actual: 0 }
    sums.set(keyOf(row), { usual: sum.usual + row.usual, actual: sum.actual + row.actual })
  }
  return sums
}
