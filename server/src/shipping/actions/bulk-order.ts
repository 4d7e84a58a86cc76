import type { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { acceptDirect } from '../../materials/index.ts'
import { recipientsSeenBy } from '../queries/recipients.ts'
import { refuse } from '../refusals.ts'
import { shares } from '../rules.ts'

type Order = z.output<typeof prepareCalls.bulkOrder.body>

/**
 * The same materials for many agencies or clients, accepted on the spot: all or nothing, unless what there is may be
 * shared out in the order of the recipients.
 */
export async function bulkOrder(context: Context, order: Order) {
  const recipients = await recipientsOf(context, order)
  const lines = order.products.flatMap(({ product_id, quantity }) => {
    const parts =
      order.split === 'total' ? shares(quantity, recipients.length) : recipients.map(() => quantity)
    return recipients.flatMap((recipient, i) => {
      const part = parts[i] ?? 0
      return part > 0 ? [{ ...recipient, product_id, quantity: part }] : []
    })
  })
  const {
    bulk_id,
    lines: made,
    short,
  } = await acceptDirect(context, lines, {
    bulk: { description: order.description },
    allow_partial: order.allow_partial,
  })
  return { success: true as const, id: bulk_id ?? 0, lines: made.length, short }
}

async function recipientsOf({ db, user }: Context, { agencies_id = [], clients_id = [] }: Order) {
  const [agencies, clients] = [[...new Set(agencies_id)], [...new Set(clients_id)]]
  const found = await recipientsSeenBy(db, user, { agencies, clients })
  if (found.length < agencies.length + clients.length) throw notFound()
  if (found.some(({ status }) => status === 'deleted')) throw refuse('client_is_gone')
  return found.map(({ agency_id, client_id }) => ({ agency_id, client_id }))
}
