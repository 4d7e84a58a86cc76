import { labelCount } from '@mandato/contract/shipping/labels'
import type { shipmentCalls } from '@mandato/contract/shipping/shipment-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { notFound, refuse as refuseInGeneral } from '../../platform/refusals.ts'
import { placeNamed } from '../place.ts'
import { mayOnShipment } from '../policy.ts'
import { notesOf, parcelsOf, writeNotes, writeParcels } from '../queries/parcels.ts'
import { linesOfShipment } from '../queries/shipment-detail.ts'
import { changeShipment as write, type StoredShipment, transportIn } from '../queries/shipments.ts'
import { shipmentNotInState } from '../refusals.ts'
import { takeShipment, tellHistory } from './shipment-in-hand.ts'

type Change = z.output<typeof shipmentCalls.changeShipment.body>

/**
 * Changes what a shipment says of itself. Parcels and place stand on labels and letter, so they are fixed once it is
 * packed; what left is corrected by an administrator, in its notes and its tracking alone.
 */
export async function changeShipment(context: Context, id: number, change: Change) {
  const { db, user } = context
  const shipment = await takeShipment(context, id, change.version)
  const { parcels, notes } = change
  refuseFixed(context, shipment, change)
  const place = change.place && (await placeNamed(db, shipment, change.place))
  if (place === null) throw notFound()
  if (parcels) await putParcels(context, id, parcels)
  if (notes) await writeNotes(db, id, notes)
  const version = await write(db, id, {
    ...(place && { place }),
    ...transportIn(change),
  })
  const event = mayOnShipment(user, shipment.status).correct ? 'correct' : 'change'
  const { version: _version, ...said } = change
  await tellHistory(context, event, shipment, { changed: Object.keys(said) })
  return { version, labels: await labelsOf(context, id) }
}

/** Replaces the parcels; what is said to be in them travels with this shipment. */
async function putParcels({ db }: Context, id: number, parcels: NonNullable<Change['parcels']>) {
  const travel = new Set((await linesOfShipment(db, id)).map(({ request_id }) => request_id))
  if (parcels.some(({ requests }) => requests.some((one) => !travel.has(one)))) throw notFound()
  await writeParcels(db, id, parcels)
}

export const labelsOf = async ({ db }: Pick<Context, 'db'>, id: number): Promise<number> =>
  labelCount((await parcelsOf(db, id)).length, (await notesOf(db, id)).length)

/** Refuses what can no longer be changed in the status a shipment is in. */
function refuseFixed({ user, language }: Context, shipment: StoredShipment, change: Change): void {
  const { parcels, place } = change
  const may = mayOnShipment(user, shipment.status)
  if (!may.edit && !may.correct)
    throw shipment.status === 'shipped'
      ? refuseInGeneral('not_allowed')
      : shipmentNotInState(shipment, language)
  const { tracking: _tracking, ...transport } = transportIn(change)
  if (may.correct && (parcels || place || Object.keys(transport).length > 0))
    throw shipmentNotInState(shipment, language)
  if (shipment.status === 'ready' && (parcels || place)) throw shipmentNotInState(shipment, language)
}

/** Replaces the notes alone. */
export async function writeShippingNotes(
  context: Context,
  id: number,
  { notes, version }: { readonly notes: readonly string[]; readonly version?: number | undefined },
) {
  await changeShipment(context, id, { notes: [...notes], ...(version !== undefined && { version }) })
  const written = await notesOf(context.db, id)
  return {
    success: true as const,
    notes: written.map((text, i) => ({ n: i + 1, text })),
    labels: await labelsOf(context, id),
  }
}
