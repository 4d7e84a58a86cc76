import {
  type Discount,
  type DiscountSource,
  discountOn,
  type ListPrice,
  priceOn,
} from '@mandato/contract/prices/book'
import { lineCents } from '@mandato/contract/prices/chain'
import type { Shop } from '../network/shop.ts'
import { pricedArticles } from './articles.ts'
import { discountRows, type Row } from './discounts.ts'
import { issuesUntil } from './issues.ts'
import { lists } from './lists.ts'
import { priceRows } from './rows.ts'

/** What was agreed with a client: the list it buys by, and its chain of discounts. */
export interface Agreed {
  readonly list: string
  readonly chain: string
}

/** Whose price on which day. */
interface Question {
  readonly shop: number
  readonly code: string
  readonly day: string
}
export interface Found {
  readonly price: ListPrice
  readonly discount: Discount | null
  /** All rows of the list for the article, and all discounts that may hold for the shop. */
  readonly prices: readonly ListPrice[]
  readonly discounts: readonly Discount[]
}

/**
 * The price lists of the company with what was agreed with each client, as they are written into the database and as
 * the invoices are priced by them.
 */
export function inventPrices(today: string, shops: readonly Shop[], agreed: ReadonlyMap<number, Agreed>) {
  const issues = issuesUntil(today)
  const prices = priceRows(issues, today)
  const discounts = discountRows(issues, today, shops, agreed)
  const places = new Map(pricedArticles.map(({ code }, i) => [code, i + 1]))
  const families = new Map(pricedArticles.map(({ code, family }) => [code, family]))
  const listIds = new Map<string, number>(lists.map(({ code }, l) => [code, l + 1]))
  const ofArticle = Map.groupBy(prices, ([list, article]) => `${list} ${article}`)
  const ofClient = Map.groupBy(discounts, ([client, list]) =>
    client === null ? `list ${list}` : `client ${client}`,
  )
  const rowsOf = kept((key) => (ofArticle.get(key) ?? []).map(asPrice))
  const discountsOf = kept((key) => {
    const [shop, list, family] = key.split(' ')
    const all = [...(ofClient.get(`client ${shop}`) ?? []), ...(ofClient.get(`list ${list}`) ?? [])]
    return all.filter(([, , of]) => of === '' || of === family).map(asDiscount)
  })
  const find = ({ shop, code, day }: Question): Found | null => {
    const list = listIds.get(agreed.get(shop)?.list ?? '') ?? 1
    const rows = rowsOf(`${list} ${places.get(code)}`)
    const price = priceOn(rows, day)
    if (!price) return null
    const mine = discountsOf(`${shop} ${list} ${families.get(code)}`)
    return { price, discount: discountOn(mine, day), prices: rows, discounts: mine }
  }
  return { issues, prices, discounts, find }
}
export type Prices = ReturnType<typeof inventPrices>

/** Worked out once for each key: a hundred thousand lines ask for the same few thousand. */
function kept<Value>(work: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = work(key)
    known.set(key, value)
    return value
  }
}

/** A line by the rule, in cents. */
export const lineOf = ({ price, discount }: Pick<Found, 'price' | 'discount'>, quantity: number): number =>
  lineCents(price.price_cents, discount?.chain ?? null, quantity)

const asPrice = ([, , from, to, cents]: Row): ListPrice => ({
  valid_from: String(from),
  valid_to: to === null || to === undefined ? null : String(to),
  price_cents: Number(cents),
})
const asDiscount = ([client, , family, from, to, chain, , note]: Row): Discount => ({
  source: `${client === null ? 'list' : 'client'}${family === '' ? '' : '_family'}` as DiscountSource,
  valid_from: String(from),
  valid_to: to === null || to === undefined ? null : String(to),
  chain: String(chain),
  note: String(note),
})
