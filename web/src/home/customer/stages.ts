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
  confirmed: 2,
  in_production: 3,
  ready: 4,
  shipped: 5,
  delivered: 6,
  closed: 6,
}

/** Whole days between two business days. */
export const daysUntil = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
