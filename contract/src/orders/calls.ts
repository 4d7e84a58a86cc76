import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { searchWords } from '../filter-words.ts'
import { done, email, id, saved, search, text } from '../fields/fields.ts'
import { list } from '../list.ts'
import { orderWarnings } from './check.ts'
import { money } from '../fields/money.ts'
import { ordersFieldWords } from './field-words.ts'
import { CustomerCode, OrderFields, OrderLine } from './form.ts'
import { OrderLineRow, PricedLine } from './line-price.ts'
import { mostBytesOfFile, mostLines, orderFileParts } from './limits.ts'
import { OrderDetail, OrderRow } from './rows.ts'
import { orderStatuses, orderTypes } from './names.ts'
import { orderSteps } from './status.ts'
import { orderColumns, orderLineColumns } from './tables.ts'

const readers = ['admin', 'sales', 'agent', 'customer'] as const
const byId = z.object({ id })
const fileRefusals = ['file_type', 'file_extension', 'file_broken', 'picture_too_large'] as const

/** Orders on paper's terms: furniture, appliances and missing goods (specification §7). */
export const orderCalls = defineCalls({
  saveOrder: {
    method: 'POST',
    path: ['/api/v1.0/order-form/send-request', '/api/v1.0/order-form/send-request/{id}'],
    summary: 'Send an order, or keep it as a draft; with an id send a draft or an order that came back',
    roles: readers,
    effect: 'write',
    params: z.object({ id: id.optional() }),
    form: { fields: OrderFields, file: 'attachment', maxBytes: mostBytesOfFile, more: orderFileParts },
    response: saved.extend({
      number: z.string().nullable(),
      status: z.enum(orderStatuses),
      version: z.int(),
      warnings: z.array(z.enum(orderWarnings)),
      /** Of ready goods: when they can be fetched, if they are confirmed in time. */
      pickup_from: isoDate.optional(),
      pickup_until: isoDate.optional(),
    }),
    refuses: [
      'order_not_in_state',
      'changed_meanwhile',
      'client_suspended',
      'client_leaving',
      'too_many_files',
      'mixed_currencies',
      'ready_gone',
      ...fileRefusals,
    ],
    leadsTo: { order: { id: 'response.id' } },
  },
  priceOrderLines: {
    method: 'POST',
    path: '/api/v1.0/order-form/prices',
    summary: 'What lines of an order cost its client: the day they were shown, and today where that differs',
    roles: readers,
    effect: 'read',
    body: z.strictObject({
      customer_code: CustomerCode,
      lines: z
        .array(OrderLine.pick({ product_code: true, quantity: true, captured_on: true, captured_at: true }))
        .max(mostLines),
    }),
    /** In the order they were asked for. */
    response: z.object({
      list: z.string(),
      currency: z.string(),
      price_hold_days: z.int(),
      today: isoDate,
      lines: z.array(PricedLine),
    }),
  },
  mailOrder: {
    method: 'POST',
    path: '/api/v1.0/order-form/email/{id}',
    summary: 'Mail an order that was sent, with its PDF; to the client unless addresses are given',
    roles: readers,
    effect: 'write',
    params: byId,
    body: z
      .strictObject({
        /** Others than those of the registry are for the staff. */
        to: z.array(email).max(10).default([]),
        cc_me: z.boolean().default(false),
      })
      .nullish(),
    response: saved.extend({ sent_to: z.array(z.string()) }),
    refuses: ['order_not_in_state', 'no_address', 'not_in_registry', 'too_many_mails'],
  },
  orderPapers: {
    method: 'GET',
    path: '/api/v1.0/order-form/pdf/{id}',
    summary: 'The files of an order: first its PDF, then what was attached',
    roles: readers,
    effect: 'read',
    params: byId,
    /** The addresses are good for ten minutes. */
    response: z.array(z.object({ name: z.string(), url: z.string() })),
  },
  orders: list('/api/v1.0/orders/{page}', OrderRow, orderColumns, {
    summary: 'Orders in sight; drafts are their author’s alone',
    roles: readers,
    about: { agency: 'agency', client: 'client' },
    filterWords: { q: searchWords },
    title: { it: 'Ordini', en: 'Orders', fr: 'Commandes', es: 'Pedidos' },
    filter: {
      type: z.enum(orderTypes).optional(),
      status: z.enum(orderStatuses).optional(),
      agency: id.optional(),
      client: id.optional(),
      q: search,
    },
    sort: 'order_date',
    order: 'desc',
    meta: z.object({
      priced: z.literal(true).optional(),
      /** How many there are of each status, whatever status is asked for. */
      counts: z.object(
        Object.fromEntries(orderStatuses.map((status) => [status, z.int()])) as Record<
          (typeof orderStatuses)[number],
          z.ZodInt
        >,
      ),
    }),
  }),
  orderLines: list('/api/v1.0/orders/lines/{page}', OrderLineRow, orderLineColumns, {
    summary: 'The lines of an order as a table, with class and price, for its files',
    roles: readers,
    title: { it: 'Righe d’ordine', en: 'Order lines', fr: 'Lignes de commande', es: 'Líneas del pedido' },
    filterWords: { order_id: { label: ordersFieldWords.order_id } },
    /** `order` is the direction of a list. */
    filter: { order_id: id },
    sort: 'n',
    meta: z.object({ priced: z.literal(true).optional(), total: money.nullable().optional() }),
  }),
  order: {
    method: 'GET',
    path: '/api/v1.0/orders/detail/{id}',
    summary: 'An order with lines, files and history',
    roles: readers,
    effect: 'read',
    params: byId,
    response: OrderDetail,
  },
  moveOrder: {
    method: 'POST',
    path: '/api/v1.0/orders/{id}/{event}',
    summary: 'Take an order over, ask for something, confirm, reject it; its author may withdraw it',
    roles: readers,
    effect: 'write',
    params: z.object({ id, event: z.enum(orderSteps) }),
    body: z
      .strictObject({
        /** Why it is rejected, what is asked for: needed there. */
        reason: text(1000).default(''),
        /** Of a confirmation: the day the goods are promised for. */
        date: isoDate.optional(),
        version: z.int().optional(),
      })
      .nullish(),
    response: saved.extend({ status: z.enum(orderStatuses), version: z.int() }),
    refuses: ['order_not_in_state', 'changed_meanwhile'],
  },
  deleteOrder: {
    method: 'DELETE',
    path: '/api/v1.0/orders/{id}',
    summary: 'Delete a draft with its files',
    roles: readers,
    effect: 'write',
    params: byId,
    response: done,
    refuses: ['order_not_in_state'],
  },
})
