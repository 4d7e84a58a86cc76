import type { MeasuredPlace } from '@mandato/contract/registry/measured-place'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { setPlace } from '../queries/place-client.ts'
import { clientInState } from './client-in-state.ts'

/** Metres within which a measured point is the shop's own door; beyond them it is its street. */
const exactWithin = 30

/**
 * Puts a client where somebody measured who stood in the shop. The last one who measures is right: a point measured
 * without a network and sent days later is no less true than one of today, and the history says who sent it.
 * @returns how well the point is known
 * @throws 404 for a client out of sight, 409 for a deleted one
 */
export async function placeClient(
  context: Context,
  id: number,
  { lat, lng, accuracy }: MeasuredPlace,
): Promise<'exact' | 'street'> {
  await clientInState(context, id, 'place')
  const quality = accuracy <= exactWithin ? 'exact' : 'street'
  const before = await setPlace(context.db, id, { lat, lng, quality })
  await recordEvent(context, {
    what: 'client.placed',
    entity: 'client',
    id,
    before: { ...before },
    after: { lat, lng, quality, accuracy },
  })
  return quality
}
