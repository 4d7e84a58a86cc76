import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import type { OrderPaper } from './data.ts'
import { orderData } from './order.ts'

/** Prints an order. */
export const printOrder = (paper: OrderPaper): Promise<Uint8Array> =>
  renderDocument('orders/order.typ', orderData(paper), { now: paper.madeAt })
