import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { takeBack } from '../../materials/index.ts'
import { holdClient } from '../../registry/index.ts'
import { dayNotAhead } from '../dates.ts'
import { summed } from '../pieces.ts'
import { recipientSeenBy } from '../queries/recipients.ts'
import { insertReturn } from '../queries/returns.ts'
import { returnableOf } from '../queries/shipment-detail.ts'
import type { StoredShipment } from '../queries/shipments.ts'
import { refuse } from '../refusals.ts'
import { readSignature } from '../signature.ts'
import { refuseUnless, takeShipment, tellHistory } from './shipment-in-hand.ts'

type Given = z.output<typeof shipmentCalls.returnGoods.body>

/**
 * Goods of a shipment come back into the warehouse, from whoever has them: its recipient, or a client of the agency.
 */
export async function returnGoods(context: Context, id: number, given: Given): Promise<number> {
  const { db, clock, user } = context
  const shipment = await takeShipment(context, id)
  refuseUnless('return', shipment, context)
  const lines = summed(given.lines)
  await refuseMore(context, id, lines)
  const client_id = await giverOf(context, shipment, given.client_id)
  const returned = await insertReturn(db, {
    shipment_id: id,
    agency_id: shipment.agency_id,
    client_id,
    date: dayNotAhead(context, given.date, shipment.shipped_on ?? undefined),
    note: given.note ?? '',
    at: clock.now(),
    by: user.id,
    signature: (await isGone(context, client_id)) ? null : readSignature(given.signature),
    lines,
  })
  await tellHistory(context, 'return', shipment, { return_id: returned, lines })
  await takeBack(context, returned, {
    from: client_id === null ? { agency_id: shipment.agency_id } : { client_id },
    lines,
  })
  return returned
}

/** No more pieces are returned than the shipment had. */
async function refuseMore(
  { db }: Context,
  id: number,
  lines: readonly { readonly product_id: number; readonly quantity: number }[],
): Promise<void> {
  const returnable = new Map((await returnableOf(db, id)).map((one) => [one.product_id, one]))
  for (const { product_id, quantity } of lines) {
    const there = returnable.get(product_id)
    if (!there) throw notFound()
    if (quantity > there.quantity)
      throw refuse(
        'more_than_shipped',
        { code: there.product_code, most: there.quantity },
        { current: { product_id, most: there.quantity } },
      )
  }
}

/** A deleted client may still return goods; the name of the signer is not stored then. */
async function isGone({ db, user }: Context, client_id: number | null): Promise<boolean> {
  if (client_id === null) return false
  await holdClient(db, client_id)
  return (await recipientSeenBy(db, user, { type: 'client', id: client_id }))?.status === 'deleted'
}

async function giverOf(
  { db, user }: Context,
  { agency_id, client_id }: StoredShipment,
  named: number | undefined,
): Promise<number | null> {
  if (named === undefined || named === client_id) return client_id
  // Goods shipped to a client are returned by that client only.
  if (client_id !== null)
    throw refuse('not_of_this_agency', {}, { fields: { client_id: 'not_of_this_agency' } })
  const client = await recipientSeenBy(db, user, { type: 'client', id: named })
  if (!client) throw notFound()
  if (client.agency_id !== agency_id)
    throw refuse('not_of_this_agency', {}, { fields: { client_id: 'not_of_this_agency' } })
  return named
}
