import type { DiscountSource } from '@mandato/contract/prices/book'
import type { Db } from '../platform/db/db.ts'
import { articlesPriced, listOf, type PricedArticle } from './queries/prices.ts'

/** A price of one article for one client on one day. Amounts are whole cents, net of VAT. */
export interface Price {
  readonly code: string
  readonly description: string
  readonly dimensions: string
  readonly finish_group: string
  readonly family_code: string
  readonly unit: string
  /** The list it was looked up in: the client's, or `PUBLIC`. */
  readonly list: string
  readonly currency: string
  /** The row of the list that holds; all null where none covers the day, and then there is no price: never 0. */
  readonly list_cents: number | null
  readonly valid_from: string | null
  readonly valid_to: string | null
  /** The load the row came with. */
  readonly version: number | null
  /** `50+10+5`; null without a discount. A line is `lineCents(list_cents, chain, quantity)` of the contract. */
  readonly chain: string | null
  readonly source: DiscountSource | null
  readonly discount_from: string | null
  readonly discount_to: string | null
  readonly note: string | null
  /** One piece after the chain, rounded once. */
  readonly net_cents: number | null
  readonly reason: 'not_in_list' | null
}

interface PriceQuestion {
  /** The client's id; null is the public list. Whoever asks has looked that the person sees the client. */
  readonly client: number | null
  /** A business day, `YYYY-MM-DD`. */
  readonly day: string
  /** What was known at a moment, for the price that was shown then; what is known now unless said. */
  readonly knownAt?: Date
}

/** The prices of some codes, by code in capitals; a code that no article has is left out. One statement for all. */
export async function pricesOf(
  db: Db,
  { client, codes, day, knownAt }: PriceQuestion & { readonly codes: readonly string[] },
): Promise<Map<string, Price>> {
  const { code: list, list: found } = await listOf(db, client, knownAt)
  const wanted = [...new Set(codes.map((code) => code.toUpperCase()))]
  const rows = await articlesPriced(db, wanted, {
    listId: found?.id ?? null,
    clientId: client,
    day,
    ...(knownAt && { knownAt }),
  })
  const currency = found?.currency ?? 'EUR'
  return new Map(rows.map((row) => [row.code, priceFrom(row, list, currency)]))
}

/** The price of one code; null when no article has it. */
export async function priceOf(
  db: Db,
  { code, ...question }: PriceQuestion & { readonly code: string },
): Promise<Price | null> {
  return (await pricesOf(db, { ...question, codes: [code] })).get(code.toUpperCase()) ?? null
}

export const priceFrom = (row: PricedArticle, list: string, currency: string): Price => ({
  ...row,
  list,
  currency,
  reason: row.list_cents === null ? 'not_in_list' : null,
})
