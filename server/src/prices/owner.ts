import type { Context } from '../platform/context.ts'
import { today } from '../platform/clock.ts'
import { notFound } from '../platform/refusals.ts'
import { listOf } from './queries/prices.ts'
import { priceClient } from './queries/clients.ts'
import { refuse } from './refusals.ts'
import type { Bargain } from './queries/resolve.ts'

interface Asked {
  readonly customer?: number | undefined
  readonly date?: string | undefined
}

/**
 * Whose price is asked for, and on which day. A customer without saying gets its own; everybody else the public list.
 * A client out of sight is none.
 */
export async function ownerOf({ db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>, asked: Asked) {
  const day = today(clock)
  const date = asked.date ?? day
  const own = user.role === 'customer' ? user.clientIds : []
  if (asked.customer === undefined && own.length > 1)
    throw refuse('which_customer', {}, { fields: { customer: 'required' } })
  const wanted = asked.customer ?? own[0]
  const client = wanted === undefined ? null : await priceClient(db, user, wanted)
  if ((wanted !== undefined || user.role === 'customer') && !client) throw notFound()
  const { code, own: ownList, list } = await listOf(db, client?.id ?? null)
  const bargain: Bargain = { listId: list?.id ?? null, clientId: client?.id ?? null, day: date }
  const owner = {
    client_id: client?.id ?? null,
    client: client?.business_name ?? null,
    list: code,
    own_list: ownList,
    currency: list?.currency ?? 'EUR',
    date,
    today: day,
  }
  return { owner, bargain }
}
