import { type OrderStatus, toFetchStatuses } from '@mandato/contract/orders/names'
import { orderSteps } from '@mandato/contract/orders/status'
import { isStaff, type Person } from '../../platform/person.ts'
import type { StoredOrder } from '../queries/order.ts'

type Pickup = Pick<StoredOrder, 'status' | 'pickup_from' | 'pickup_until'>

const fetchable: readonly OrderStatus[] = toFetchStatuses

/** Where an order of ready goods stands on a day: the pickup begins and ends by itself. */
export function statusOn({ status, pickup_from, pickup_until }: Pickup, day: string): OrderStatus {
  if (pickup_from === null || pickup_until === null) return status
  if (!fetchable.includes(status)) return status
  if (pickup_until < day) return 'not_collected'
  return pickup_from <= day ? 'ready_for_pickup' : status
}

/** An order as it stands on a day. */
export const onDay = <O extends Pickup>(order: O, day: string): O => ({
  ...order,
  status: statusOn(order, day),
})

/** What a person may do with an order of ready goods in sight: head office decides, its author takes it back. */
export const mayWithGoods = (
  person: Person,
  { status, created_by, extended_at }: Pick<StoredOrder, 'status' | 'created_by' | 'extended_at'>,
) => ({
  decide: isStaff(person) && status === 'requested',
  collected: isStaff(person) && fetchable.includes(status),
  extend: isStaff(person) && fetchable.includes(status) && extended_at === null,
  withdraw: status === 'requested' && created_by === person.id,
})

/** The same in the words of all orders: they are not edited, and go no other order's way. */
export const mayWithReady = (person: Person, order: Parameters<typeof mayWithGoods>[1]) => ({
  ...(Object.fromEntries(orderSteps.map((step) => [step, false])) as Record<
    (typeof orderSteps)[number],
    boolean
  >),
  withdraw: mayWithGoods(person, order).withdraw,
  edit: false,
  delete: false,
  mail: true,
})
