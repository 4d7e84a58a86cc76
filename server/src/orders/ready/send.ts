import { orderFaults } from '@mandato/contract/orders/check'
import type { OrderFields } from '@mandato/contract/orders/form'
import { orderPrefixes } from '@mandato/contract/orders/status'
import { today } from '../../platform/clock.ts'
import { invalid } from '../../platform/http/validation.ts'
import { notFound } from '../../platform/refusals.ts'
import { euro } from '../../prices/index.ts'
import { decisionDue, goodsToOrder, pickupWindow, reserveGoods } from '../../ready/index.ts'
import { holdClients, noteOrder } from '../../registry/index.ts'
import { filesToKeep } from '../actions/files.ts'
import { takeOrder, tellHistory } from '../actions/in-hand.ts'
import { drawPaper } from '../actions/papers.ts'
import { type Files, type Saved, valuesOf, withVatNumber } from '../actions/save.ts'
import { refuseClient } from '../actions/send.ts'
import type { Acting } from '../acting.ts'
import { capture, nothing } from '../captured.ts'
import { clientCoded, clientsOfSaving } from '../queries/clients.ts'
import { writeLines } from '../queries/lines.ts'
import { orderSeenBy } from '../queries/order.ts'
import { insertReadyOrder } from '../queries/ready.ts'
import { nextNumber, type OrderValues } from '../queries/write.ts'
import { notInState } from '../refusals.ts'
import { mailOfReady } from './mails.ts'

/**
 * Orders goods that are ready: they are kept for the order from this moment on, until head office declines it, it is
 * taken back, or the goods are fetched or not.
 * @throws 404, `validation` for what it lacks or asks in vain, 409 `ready_gone` with what is left and what is alike
 */
export async function orderReady(
  context: Acting,
  id: number | undefined,
  fields: OrderFields,
  files: Files,
): Promise<Saved> {
  const { db, user, clock, language } = context
  // What was asked for once is not edited.
  if (id !== undefined) throw notInState((await takeOrder(context, id, fields.version)).status, language)
  await holdClients(db, await clientsOfSaving(db, fields.customer_code, undefined))
  const client = await clientCoded(db, user, fields.customer_code)
  if (!client) throw notFound()
  const filled = await valuesOf(context, { ...fields, order_date: today(clock) }, client)
  refuseFaults(context, fields, filled)
  const values = withVatNumber(context, filled, client)
  await refuseClient(context, client)
  const keep = await filesToKeep(context, undefined, files, fields.remove)
  const at = clock.now()
  const goods = await goodsToOrder(context, client.id, fields.items, at)
  const pickup = await pickupWindow(db, today(clock))
  const order = await insertReadyOrder(
    db,
    {
      ...values,
      number: await nextNumber(db, 'ready', orderPrefixes.ready, today(clock)),
      decide_by: await decisionDue(db, at),
      pickup_from: pickup.from,
      pickup_until: pickup.until,
    },
    { at, sent: context.drawings.at, by: user.id },
  )
  await writeGoods(context, { id: order, client_id: client.id }, goods.items)
  const stored = await orderSeenBy(db, user, order)
  if (!stored) throw new Error('an order that was just written is in sight')
  const paper = await drawPaper(context, stored, client, keep.attachments)
  await keep.keep(order)
  const file = await paper.keep()
  await tellHistory(context, 'request', stored, { status: 'requested', number: stored.number, revision: 1 })
  await noteOrder(context, client.id, today(clock))
  await mailOfReady(context, stored, client, 'request', { paper: file, items: goods.items })
  await reserveGoods(context, order, goods, at)
  return {
    id: order,
    number: stored.number,
    status: 'requested',
    version: stored.version,
    warnings: [],
    pickup_from: pickup.from,
    pickup_until: pickup.until,
  }
}

/**
 * Its lines with today's prices of the client; of what is in no list the price the ERP's file of appliances says. What
 * they cost is what is reserved; the list only says where that comes from.
 */
async function writeGoods(
  { db, clock }: Acting,
  order: { readonly id: number; readonly client_id: number },
  goods: Awaited<ReturnType<typeof goodsToOrder>>['items'],
): Promise<void> {
  const day = today(clock)
  const lines = goods.map(({ code, name, quantity }) => ({
    product_code: code,
    description: name,
    quantity,
  }))
  const listed = await capture(db, lines, {
    type: 'ready',
    client: order.client_id,
    today: day,
    at: clock.now(),
  })
  const prices = listed.map((price, at) => {
    const { price_cents: cents = null, line_cents = null } = goods[at] ?? {}
    if (cents === null) return nothing
    if (price.net_cents !== null) return { ...price, line_cents }
    const own = { list: 'ERP', currency: euro, list_from: day, list_cents: cents, net_cents: cents }
    return { ...price, ...own, captured_on: day, line_cents }
  })
  await writeLines(db, order.id, lines, prices)
}

/** What keeps it from being sent: also what is asked in vain, a later delivery and lines of its own. */
function refuseFaults({ language }: Acting, fields: OrderFields, values: OrderValues): void {
  const common = orderFaults({
    ...fields,
    ...values,
    delivery_request_date: undefined,
    email: values.email ?? undefined,
    lines: fields.items.map(({ quantity }) => ({ quantity, description: '-', product_code: '' })),
  })
  const seen = new Set<number>()
  const twice = fields.items.flatMap(({ id }, at) => {
    const known = seen.has(id)
    seen.add(id)
    return known ? [{ field: `items.${at}.id`, code: 'each_once' as const }] : []
  })
  const notOf = (field: string, given: boolean) => (given ? [{ field, code: 'not_of_ready' as const }] : [])
  const faults = [
    ...common.map((fault) => (fault.field === 'lines' ? { ...fault, field: 'items' } : fault)),
    ...twice,
    ...notOf('delivery_request_date', fields.delivery_request_date !== undefined),
    ...notOf('lines', fields.lines.length > 0),
    ...notOf('draft', fields.draft),
  ]
  if (faults.length > 0) throw invalid(faults, language)
}
