import { erpEvents, type OrderStatus } from '@mandato/contract/orders/names'
import { type OrderEvent, orderTransitions } from '@mandato/contract/orders/status'

/** May this happen to an order in its status? */
export const mayHappen = (event: OrderEvent, status: OrderStatus): boolean =>
  (orderTransitions[event].from as readonly OrderStatus[]).includes(status)

/** From the confirmation on the ERP says how far an order is. */
export const withErp: readonly OrderStatus[] = ['confirmed', ...erpEvents]
export const takesErpEvents = (status: OrderStatus): boolean => withErp.includes(status)
