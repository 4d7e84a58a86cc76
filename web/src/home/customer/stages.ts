import type { OrderStatus } from '@mandato/contract/orders/names'

/** The steps of an order as a shop follows it: at head office, confirmed, in production, ready, shipped, there. */
export const stages = 6

export const stageOf: Readonly<Record<OrderStatus, number>> = {
  draft: 0,
  rejected: 0,
  withdrawn: 0,
  sent: 1,
  in_charge: 1,
  to_complete: 1,
  requested: 1,
  declined: 0,
  not_collected: 0,
  confirmed: 2,
  in_production: 3,
  ready: 4,
  ready_for_pickup: 4,
  shipped: 5,
  delivered: 6,
  collected: 6,
  closed: 6,
}
