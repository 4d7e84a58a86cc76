/* Apart from what they are called: addresses of screens name them, and are read before any screen. */

export const orderTypes = ['furniture', 'appliances', 'missing'] as const
export type OrderType = (typeof orderTypes)[number]

/** The statuses of an order in the order of its way. */
export const orderStatuses = [
  'draft',
  'sent',
  'in_charge',
  'to_complete',
  'confirmed',
  'rejected',
  'withdrawn',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
