import { dayOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { writeNotes, writeParcels } from '../queries/parcels.ts'
import { changePreparation, lockPreparations, type StoredPreparation } from '../queries/preparations.ts'
import { insertShipment } from '../queries/shipments.ts'
import { preparationNotInState, refuse } from '../refusals.ts'
import { mayHappenToPreparation, mergedNotes } from '../rules.ts'
import { twoRecipients } from './replace-lines.ts'

/** Makes one shipment, still to be confirmed, of a ready preparation or of several that go to one place. */
export async function makeShipment(
  context: Context,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly number: string }> {
  const { db, user, clock } = context
  const wanted = [...new Set(ids)]
  const preparations = await lockPreparations(db, user, wanted)
  const [first] = preparations
  if (!first || preparations.length < wanted.length) throw notFound()
  await refuseUnlike(context, preparations)
  const now = clock.now()
  const made = await insertShipment(db, {
    agency_id: first.agency_id,
    client_id: first.client_id,
    place: first.place,
    day: dayOf(now),
    at: now,
    by: user.id,
  })
  const parcels = preparations.reduce((sum, one) => sum + one.parcels, 0)
  await writeParcels(
    db,
    made.id,
    Array.from({ length: Math.min(parcels, 999) }, () => ({
      weight: null,
      size: null,
      contents: '',
      requests: [],
    })),
  )
  await writeNotes(db, made.id, mergedNotes(preparations.map(({ notes }) => notes)))
  const status = preparations.length > 1 ? 'merged' : 'in_shipment'
  for (const { id } of preparations) await changePreparation(db, id, { status, shipment_id: made.id })
  await recordEvent(context, {
    what: 'shipment.create',
    entity: 'shipment',
    id: made.id,
    ...(first.client_id !== null && { client: first.client_id }),
    after: { status: 'to_confirm', number: made.number, preparations: wanted },
  })
  return made
}

/** What goes into one shipment is ready, for one recipient and one place. */
async function refuseUnlike(context: Context, preparations: readonly StoredPreparation[]): Promise<void> {
  for (const one of preparations) {
    if (one.status === 'open') throw refuse('preparation_not_ready', { id: one.id })
    if (!mayHappenToPreparation('make_shipment', one.status))
      throw preparationNotInState(one, context.language)
  }
  const different = (key: (one: StoredPreparation) => unknown) => new Set(preparations.map(key)).size > 1
  if (different(({ agency_id, client_id }) => `${agency_id} ${client_id}`))
    throw await twoRecipients(context, ...preparations)
  if (different(({ place }) => place && `${place.type} ${place.id}`)) {
    const names = preparations.map(
      ({ place }) => [place?.address, place?.city].filter(Boolean).join(', ') || '–',
    )
    throw refuse('two_places', { names: [...new Set(names)].join(' · ') })
  }
}
