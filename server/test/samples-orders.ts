import type { orderCalls } from '@mandato/contract/orders/calls'
import type { readyOrderCalls } from '@mandato/contract/orders/ready-calls'
import type { Ids, Sample } from './samples.ts'

const fields = {
  type: 'furniture',
  model: 'Alba',
  'lines[0][quantity]': '2',
  'lines[0][description]': 'Base 60',
  user_name: 'Sara Ferri',
  vat_number: '00743110157',
  email: 'sara@shops.example',
  privacy: '1',
}

/** A question for every call of orders. */
export const orderSamples: Readonly<Record<keyof typeof orderCalls, (ids: Ids) => Sample>> = {
  saveOrder: ({ orders }) => ({
    params: { id: orders.returned },
    form: {
      fields: { ...fields, customer_code: orders.code },
      file: '%PDF-1.7\npianta\n%%EOF\n',
      name: 'pianta.pdf',
    },
  }),
  priceOrderLines: ({ orders }) => ({
    body: { customer_code: orders.code, lines: [{ product_code: 'B60-3C', quantity: 2 }] },
  }),
  orderLines: ({ orders }) => ({ params: { page: 1 }, query: { order_id: String(orders.sent) } }),
  mailOrder: ({ orders }) => ({ params: { id: orders.sent }, body: { cc_me: true } }),
  orderPapers: ({ orders }) => ({ params: { id: orders.sent } }),
  orders: ({ agency }) => ({ params: { page: 1 }, query: { agency: String(agency), type: 'furniture' } }),
  order: ({ orders }) => ({ params: { id: orders.sent } }),
  moveOrder: ({ orders }) => ({
    params: { id: orders.sent, event: 'withdraw' },
    body: { reason: 'Ripensamento' },
  }),
  deleteOrder: ({ orders }) => ({ params: { id: orders.draft } }),
}

/** The same for what head office does with orders of ready goods. */
export const readyOrderSamples: Readonly<Record<keyof typeof readyOrderCalls, (ids: Ids) => Sample>> = {
  decideReadyOrder: ({ orders }) => ({ params: { id: orders.requested }, body: { decision: 'confirm' } }),
  collectReadyOrder: ({ orders }) => ({ params: { id: orders.confirmed }, body: {} }),
  extendReadyOrder: ({ orders }) => ({ params: { id: orders.confirmed }, body: {} }),
}
