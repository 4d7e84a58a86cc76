import type { OrderEvent } from '@mandato/contract/orders/status'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse } from '../../platform/refusals.ts'
import { lockOrder, type StoredOrder } from '../queries/order.ts'

/**
 * An order in sight, locked until the act ends.
 * @param version the one the person has seen; undefined to skip the check
 * @throws 404, 409 `changed_meanwhile`
 */
export async function takeOrder({ db, user }: Context, id: number, version?: number): Promise<StoredOrder> {
  const order = await lockOrder(db, user, id)
  if (!order) throw notFound()
  if (version !== undefined && version !== order.version)
    throw refuse('changed_meanwhile', {}, { current: { version: order.version, status: order.status } })
  return order
}

/** What happens to orders of ready goods only. */
type OfReady = 'request' | 'decline' | 'ready_for_pickup' | 'collected' | 'not_collected' | 'extend'
const ofReady: readonly Happening[] = [
  'request',
  'decline',
  'ready_for_pickup',
  'collected',
  'not_collected',
  'extend',
]
type Happening = OrderEvent | OfReady | 'create' | 'mail' | 'delete'
/** A draft is its author's: the client's history begins with the sending. */
const ofClient: readonly Happening[] = [
  'send',
  'take-over',
  'ask',
  'confirm',
  'reject',
  'withdraw',
  ...ofReady,
]
/** Steps that others are told of. */
const told: readonly Happening[] = ['send', 'ask', 'confirm', 'reject', 'withdraw', ...ofReady]

/** Writes into the history what happened to an order. */
export const tellHistory = (
  context: Pick<Context, 'db'> & Partial<Pick<Context, 'user' | 'ip'>>,
  event: Happening,
  { id, status, client_id }: Pick<StoredOrder, 'id' | 'status' | 'client_id'>,
  after: Readonly<Record<string, unknown>>,
) =>
  recordEvent(context, {
    what: `order.${event}`,
    entity: 'order',
    id,
    ...(ofClient.includes(event) && { client: client_id }),
    notice: told.includes(event),
    before: { status },
    after,
  })
