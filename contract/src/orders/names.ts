/* Apart from what they are called: addresses of screens name them, and are read before any screen. */

export const orderTypes = ['furniture', 'appliances', 'missing', 'ready'] as const
export type OrderType = (typeof orderTypes)[number]
/** Those with a form of their own; ready goods are ordered where they are seen. */
export const formTypes = ['furniture', 'appliances', 'missing'] as const satisfies readonly OrderType[]

/** The statuses of an order in the order of its way. */
export const orderStatuses = [
  'draft',
  'sent',
  'in_charge',
  'to_complete',
  'confirmed',
  'in_production',
  'ready',
  'shipped',
  'delivered',
  'closed',
  'rejected',
  'withdrawn',
  'requested',
  'ready_for_pickup',
  'collected',
  'not_collected',
  'declined',
] as const
/** What the ERP says of a confirmed order, in the order of its way: the furthest is the order's status. */
export const erpEvents = ['in_production', 'ready', 'shipped', 'delivered', 'closed'] as const
export type ErpEvent = (typeof erpEvents)[number]
export type OrderStatus = (typeof orderStatuses)[number]

/** Sent, and not at its end: what keeps a client from being deleted. */
export const openOrderStatuses = [
  'sent',
  'in_charge',
  'to_complete',
  'confirmed',
  'in_production',
  'ready',
  'shipped',
  'requested',
  'ready_for_pickup',
] as const satisfies readonly OrderStatus[]
/** At its end: nobody has to do anything more. A rejected one may be sent anew; what is delivered is closed by the ERP. */
export const terminalOrderStatuses = [
  'delivered',
  'closed',
  'rejected',
  'withdrawn',
  'collected',
  'not_collected',
  'declined',
] as const satisfies readonly OrderStatus[]
/** Of ready goods: confirmed, and to be fetched on a day that is set. */
export const toFetchStatuses = ['confirmed', 'ready_for_pickup'] as const satisfies readonly OrderStatus[]

/** Why a line's price is another one than when it was shown: the list, the discount, both; it left the list. */
export const priceTurns = ['list', 'discount', 'both', 'removed', 'other_list'] as const
export type PriceTurn = (typeof priceTurns)[number]

/** Missing goods are replaced, not sold. */
export const hasPrices = (type: OrderType): boolean => type !== 'missing'
