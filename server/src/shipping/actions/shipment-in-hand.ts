import type { ShipmentEvent } from '@mandato/contract/shipping/status'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseInGeneral } from '../../platform/refusals.ts'
import { lockShipment, type StoredShipment } from '../queries/shipments.ts'
import { shipmentNotInState } from '../refusals.ts'
import { mayHappen } from '../rules.ts'

/** A shipment in sight, locked until the act ends, in the version the person has seen. */
export async function takeShipment(
  { db, user }: Context,
  id: number,
  version?: number,
): Promise<StoredShipment> {
  const shipment = await lockShipment(db, user, id)
  if (!shipment) throw notFound()
  if (version !== undefined && version !== shipment.version)
    throw refuseInGeneral(
      'changed_meanwhile',
      {},
      { current: { version: shipment.version, status: shipment.status } },
    )
  return shipment
}

/** Refuses what cannot happen to a shipment in its status. */
export function refuseUnless(
  event: ShipmentEvent,
  shipment: StoredShipment,
  { language }: Pick<Context, 'language'>,
): void {
  if (!mayHappen(event, shipment.status)) throw shipmentNotInState(shipment, language)
}

/** Writes into the history what happened to a shipment. */
export const tellHistory = (
  context: Context,
  event: ShipmentEvent | 'change',
  { id, status, client_id, agency_id }: StoredShipment,
  after: Readonly<Record<string, unknown>>,
) =>
  recordEvent(context, {
    what: `shipment.${event}`,
    entity: 'shipment',
    id,
    ...(client_id !== null && { client: client_id }),
    ...(event === 'ship' && { agency: agency_id, notice: true }),
    before: { status },
    after: { ...after, agency_id },
  })
