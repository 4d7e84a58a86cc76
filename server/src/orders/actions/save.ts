import type { Upload } from '@mandato/contract'
import { orderFaults, type OrderWarning, warningsOf } from '@mandato/contract/orders/check'
import type { OrderFields } from '@mandato/contract/orders/form'
import type { OrderFileKind } from '@mandato/contract/orders/limits'
import type { OrderStatus } from '@mandato/contract/orders/names'
import { today } from '../../platform/clock.ts'
import { invalid } from '../../platform/http/validation.ts'
import { notFound } from '../../platform/refusals.ts'
import { checkedVatNumber, holdClients } from '../../registry/index.ts'
import type { Acting } from '../acting.ts'
import { accountOf, clientCoded, clientsOfSaving, type OrderClient } from '../queries/clients.ts'
import { orderSeenBy, type StoredOrder } from '../queries/order.ts'
import { writeLines } from '../queries/lines.ts'
import { changeOrder, insertOrder, type OrderValues } from '../queries/write.ts'
import { notInState } from '../refusals.ts'
import { mayHappen } from '../rules.ts'
import { filesToKeep } from './files.ts'
import { takeOrder, tellHistory } from './in-hand.ts'
import { drawPaper } from './papers.ts'
import { capturedLines } from './prices.ts'
import { refuseClient, sendOrder } from './send.ts'

export interface Saved {
  readonly id: number
  readonly number: string | null
  readonly status: OrderStatus
  readonly version: number
  readonly warnings: OrderWarning[]
  readonly pickup_from?: string
  readonly pickup_until?: string
}
export type Files = Readonly<Record<OrderFileKind, readonly Upload[]>>

/**
 * Keeps an order as a draft, or sends it: a new one, a draft, or one that came back, as its next revision.
 * @param id undefined for a new order
 * @throws 404 for an order or client out of sight, `validation` for what it lacks, 409 where it cannot be sent
 */
export async function saveOrder(
  context: Acting,
  id: number | undefined,
  fields: OrderFields,
  files: Files,
): Promise<Saved> {
  const { db, user, clock } = context
  // The clients first, as their deletion does, and read only then: what is read before is what was.
  await holdClients(db, await clientsOfSaving(db, fields.customer_code, id))
  const before = id === undefined ? undefined : await orderToEdit(context, id, fields)
  const client = await clientCoded(db, user, fields.customer_code)
  if (!client) throw notFound()
  if (before) refuseOther(context, before, fields)
  const filled = await valuesOf(context, fields, client)
  const prices = await capturedLines(context, fields, client, before)
  if (!fields.draft) {
    refuseFaults(context, fields, filled)
    await refuseClient(context, client)
  }
  const values = fields.draft ? filled : withVatNumber(context, filled, client)
  const keep = await filesToKeep(context, before, files, fields.remove)
  const at = clock.now()
  const order = before?.id ?? (await insertOrder(db, values, { at, by: user.id }))
  const version = before ? await changeOrder(db, order, values) : 1
  await writeLines(db, order, fields.lines, prices)
  if (!before)
    await tellHistory(
      context,
      'create',
      { id: order, status: 'draft', client_id: client.id },
      { type: fields.type },
    )
  if (fields.draft) {
    const paper = await drawPaper(context, await stored(context, order), client, keep.attachments)
    await keep.keep(order)
    await paper.keep()
    return { id: order, number: null, status: 'draft', version, warnings: warningsOf(fields) }
  }
  const sent = await sendOrder(context, await stored(context, order), client, keep)
  return { ...sent, warnings: warningsOf(fields) }
}

async function orderToEdit(
  context: Acting,
  id: number,
  { draft, version }: OrderFields,
): Promise<StoredOrder> {
  const order = await takeOrder(context, id, version)
  // What was sent is not edited: it goes out again as its next revision.
  if (!mayHappen('send', order.status) || (draft && order.status !== 'draft'))
    throw notInState(order.status, context.language)
  return order
}

/** Its number says what an order is and its paper for whom: both stay, once it has one. */
function refuseOther(
  { language }: Acting,
  { number, type, client_code }: StoredOrder,
  fields: OrderFields,
): void {
  if (number === null) return
  const kept = { type, customer_code: client_code }
  const other = (['type', 'customer_code'] as const).filter((field) => fields[field] !== kept[field])
  if (other.length === 0) return
  throw invalid(
    other.map((field) => ({ field, code: 'one_of', values: { options: kept[field] } })),
    language,
  )
}

/** The order as it is now, in the transaction that writes it. */
async function stored({ db, user }: Acting, id: number): Promise<StoredOrder> {
  const order = await orderSeenBy(db, user, id)
  if (!order) throw new Error('an order that was just written is in sight')
  return order
}

/** What the form says; who asks is known from the account and the registry where it says nothing. */
export async function valuesOf(
  { db, user, clock }: Acting,
  {
    lines: _lines,
    items: _items,
    customer_code: _code,
    privacy: _privacy,
    remove: _remove,
    draft: _draft,
    version: _version,
    ...form
  }: OrderFields,
  client: OrderClient,
): Promise<OrderValues> {
  return {
    ...form,
    client_id: client.id,
    order_date: form.order_date ?? today(clock),
    delivery_request_date: form.delivery_request_date ?? null,
    user_name: form.user_name || user.name,
    vat_number: form.vat_number || (client.vat_number ?? ''),
    email: form.email ?? (await accountOf(db, user.id))?.email ?? null,
  }
}

/** The VAT number checked, unless it is the one the registry has: that one is the registry's to correct. */
export const withVatNumber = ({ language }: Acting, values: OrderValues, client: OrderClient): OrderValues =>
  values.vat_number === client.vat_number
    ? values
    : { ...values, vat_number: checkedVatNumber(values.vat_number ?? '', client.country, language) }

function refuseFaults({ language, clock }: Acting, fields: OrderFields, values: OrderValues): void {
  const day = today(clock)
  const faults = [
    ...orderFaults({
      ...fields,
      ...values,
      delivery_request_date: values.delivery_request_date ?? undefined,
      email: values.email ?? undefined,
    }),
    ...(values.order_date > day
      ? [{ field: 'order_date', code: 'at_most' as const, values: { n: day } }]
      : []),
  ]
  if (faults.length > 0) throw invalid(faults, language)
}
