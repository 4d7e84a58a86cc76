import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { addInternalNote, internalNotesOf } from '../queries/parcels.ts'
import { lockShipment, shipmentSeenBy } from '../queries/shipments.ts'

const none = { note: '', by: null, at: null }

/** The note of the staff on a shipment as it stands now. */
export async function internalNote({ db, user }: Context, id: number) {
  if (!(await shipmentSeenBy(db, user, id))) throw notFound()
  return (await internalNotesOf(db, id))[0] ?? none
}

/** Writes it; an empty one takes the former away, which is kept. */
export async function writeInternalNote(context: Context, id: number, note: string) {
  const { db, user, clock } = context
  if (!(await lockShipment(db, user, id))) throw notFound()
  await addInternalNote(db, id, note, { at: clock.now(), by: user.id })
  // That there is one is not told in the shipment's own history, which agents read.
  await recordEvent(context, { what: 'shipment.note', entity: 'shipment', id })
  return (await internalNotesOf(db, id))[0] ?? none
}
