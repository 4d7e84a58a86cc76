import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { lockPreparations } from '../queries/preparations.ts'
import { changePreparation } from './change-preparation.ts'
import { makeShipment } from './make-shipment.ts'
import { moveShipment } from './move-shipment.ts'

/** Closes what is still open and makes a shipment of it all that only has to leave. */
export async function shipAtOnce(
  context: Context,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly number: string }> {
  const preparations = await lockPreparations(context.db, context.user, [...new Set(ids)])
  if (preparations.length < new Set(ids).size) throw notFound()
  for (const { id, status } of preparations)
    if (status === 'open') await changePreparation(context, id, { action: 'ready' })
  const made = await makeShipment(context, ids)
  await moveShipment(context, made.id, 'to_send', {})
  return made
}
