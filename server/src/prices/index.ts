/**
 * What others ask of prices:
 *
 *     priceOf(db, { client, code, day })    one price, null when no article has the code
 *     pricesOf(db, { client, codes, day })  many in one statement, by code in capitals
 *
 * `client` is a client's id or null for the public list, `day` a business day; the caller has looked that the person may
 * see the client, and that the role may see prices at all (resellers not linked and the press may not). In the answer
 * `net_cents` is one piece, null with `reason: 'not_in_list'` where the list has no row that day. A line is never
 * `net_cents` times a quantity: it is `lineCents(list_cents, chain, quantity)` of `@mandato/contract/prices/chain`.
 *
 * `booksFor(db, { client, codes })` gives all rows of the client's list and all discounts, for whoever explains a price.
 * `withPriceOfLine` and its like put the same rule into a statement over many lines.
 */
export { type Price, priceOf, pricesOf } from './price.ts'
export { measuresOf } from './queries/prices.ts'
export { subtotals as discountSteps } from './explain.ts'
export { seesPrices } from './policy.ts'
export { clientFor, euro, pricesFor } from './for-client.ts'
export type { StockOf } from './answers.ts'
export { booksFor } from './books.ts'
export { agreedCents, anyPrices, noPriceBecause, withPriceOfLine } from './queries/lines.ts'
