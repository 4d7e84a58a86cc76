import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { noteReceipt } from '../queries/shipments.ts'
import { shipmentNotInState } from '../refusals.ts'
import { takeShipment } from './shipment-in-hand.ts'

/** The shop says that it has what was sent to it; said again it stays as it was. */
export async function confirmReceipt(context: Context, id: number): Promise<void> {
  const { db, clock, language } = context
  const shipment = await takeShipment(context, id)
  if (shipment.status !== 'shipped') throw shipmentNotInState(shipment, language)
  if (!(await noteReceipt(db, id, clock.now()))) return
  const { client_id: client } = shipment
  await recordEvent(context, {
    what: 'shipment.receive',
    entity: 'shipment',
    id,
    ...(client !== null && { client }),
  })
}
