import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { notFound } from '../platform/refusals.ts'
import { pricesOf } from './price.ts'
import { priceClient } from './queries/clients.ts'

type Asking = Pick<Context, 'db' | 'user' | 'clock'>

/** The client whose prices are shown: the one that is asked for, or a customer's only one. @throws 404 out of sight */
export async function clientFor({ db, user }: Asking, asked: number | undefined) {
  const own = user.role === 'customer' ? user.clientIds : []
  const wanted = asked ?? (own.length === 1 ? own[0] : undefined)
  if (wanted === undefined) return null
  const client = await priceClient(db, user, wanted)
  if (!client) throw notFound()
  return client
}

/** Appliances are shown and ready goods held in euro: what a list has in another currency is on request. */
export const euro = 'EUR'

interface Priced {
  /** Cents; null: on request. */
  readonly price: number | null
  readonly list_price: number | null
  /** From the list price to the net one; null also where there is no list price. */
  readonly chain: string | null
}
const onRequest: Priced = { price: null, list_price: null, chain: null }

/**
 * What articles cost a client today: the net price of its list, else the price the ERP’s file says. A customer with
 * several clients who does not say which sees none: the public prices are nobody’s own.
 */
export async function pricesFor(
  { db, user, clock }: Asking,
  client: number | null,
  articles: readonly { readonly code: string; readonly file_price: number | null }[],
): Promise<(article: { readonly code: string; readonly file_price: number | null }) => Priced> {
  if (client === null && user.role === 'customer') return () => onRequest
  const codes = articles.map(({ code }) => code)
  const found = await pricesOf(db, { client, codes, day: today(clock) })
  return ({ code, file_price }) => {
    const known = found.get(code)
    if (!known || known.list_cents === null) return { ...onRequest, price: file_price }
    if (known.currency !== euro) return onRequest
    return { price: known.net_cents, list_price: known.list_cents, chain: known.chain }
  }
}
