import type { priceCalls } from '@mandato/contract/prices/calls'
import type { Ids, Sample } from './samples.ts'

/** A question for every call of prices. */
export const priceSamples: Readonly<Record<keyof typeof priceCalls, (ids: Ids) => Sample>> = {
  searchPrices: ({ client }) => ({ query: { q: 'base 60', customer: String(client) } }),
  explainPrice: ({ client }) => ({ query: { code: 'B60-3C', customer: String(client), date: '2025-11-10' } }),
  priceChanges: ({ client }) => ({ query: { customer: String(client), from: '2025-01-01' } }),
  priceLists: () => ({}),
  comparePriceLists: () => ({ query: { one: '1', other: '2' } }),
  priceWarnings: () => ({}),
  discounts: ({ client }) => ({ params: { page: 1 }, query: { client: String(client) } }),
}
