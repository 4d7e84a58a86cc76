import type { StockLabel } from '@mandato/contract/ready/names'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import type { Person } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { explained, subtotals } from './explain.ts'
import { ownerOf } from './owner.ts'
import { bookOf } from './queries/explain.ts'
import type { PricedArticle } from './queries/prices.ts'
import { searchArticles } from './queries/search.ts'

/** What the store says of articles: those it has none of, or does not know, are left out. */
export type StockOf = (
  db: Db,
  codes: readonly string[],
  person: Pick<Person, 'id'>,
) => Promise<ReadonlyMap<string, StockLabel>>

/** A page of the search, priced. */
export async function searchAnswer(
  context: Context,
  {
    q,
    page,
    ...asked
  }: { q: string; page: number; customer?: number | undefined; date?: string | undefined },
  stockOf: StockOf | undefined,
) {
  const { owner, bargain } = await ownerOf(context, asked)
  const { db, user } = context
  const { rows, more } =
    page < 1
      ? { rows: [], more: false }
      : await searchArticles(db, q, page, bargain, user.role === 'customer')
  const codes = rows.map(({ code }) => code)
  const stock = await stockOf?.(db, codes, user)
  return {
    response: rows.map((row) => ({ ...rowAnswer(row, owner), available: stock?.get(row.code) ?? null })),
    meta: { ...owner, more },
  }
}

/** A priced article on the wire. */
function rowAnswer(row: PricedArticle, { list, currency }: { list: string; currency: string }) {
  const { code, description, dimensions, finish_group, family_code, unit } = row
  const { list_cents, chain, source, discount_from, energy_class, energy_range } = row
  return {
    code,
    description,
    energy_class,
    energy_range,
    dimensions,
    finish_group,
    family_code,
    unit,
    list,
    currency,
    list_price: list_cents,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    discounts:
      list_cents !== null && chain !== null && source !== null && discount_from !== null
        ? subtotals(list_cents, { chain, source, valid_from: discount_from })
        : [],
    net_price: row.net_cents,
    reason: list_cents === null ? ('not_in_list' as const) : null,
  }
}

/** How one price comes about. */
export async function explainAnswer(
  context: Context,
  { code, ...asked }: { code: string; customer?: number | undefined; date?: string | undefined },
  stockOf: StockOf | undefined,
) {
  const { owner, bargain } = await ownerOf(context, asked)
  const book = await bookOf(context.db, code.toUpperCase(), bargain)
  // A code of other lists is none of a customer's.
  if (!book || (context.user.role === 'customer' && book.prices.length === 0)) throw notFound()
  const { id: _id, prices: _prices, discounts: _discounts, ...article } = book
  const stock = await stockOf?.(context.db, [book.code], context.user)
  return {
    ...article,
    ...explained(book, owner.list, bargain.day, today(context.clock)),
    available: stock?.get(book.code) ?? null,
    list: owner.list,
    currency: owner.currency,
    owner,
  }
}
