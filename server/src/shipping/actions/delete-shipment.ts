import { letterNumber } from '@mandato/contract/shipping/labels'
import type { Context } from '../../platform/context.ts'
import { backToSend } from '../../materials/index.ts'
import { voidLetter } from '../queries/letters.ts'
import { changePreparation, releaseLines } from '../queries/preparations.ts'
import { changeShipment, preparationsOf } from '../queries/shipments.ts'
import { refuseUnless, takeShipment, tellHistory } from './shipment-in-hand.ts'

/**
 * Deletes a shipment that has not left, for ever: its lines are to send again as if it had never been, its
 * preparations end, and the number of its letter stays in the register as void.
 */
export async function deleteShipment(context: Context, id: number, reason = ''): Promise<void> {
  const { db, clock, user } = context
  const shipment = await takeShipment(context, id)
  refuseUnless('delete', shipment, context)
  const preparations = await preparationsOf(db, id)
  const lines = await releaseLines(db, preparations)
  for (const preparation of preparations) await changePreparation(db, preparation, { status: 'deleted' })
  const letter = await voidLetter(db, id, 'deleted', reason, { at: clock.now(), by: user.id })
  await changeShipment(db, id, { status: 'deleted', since: clock.now() })
  await tellHistory(context, 'delete', shipment, {
    status: 'deleted',
    ...(letter && { letter: letterNumber(letter) }),
    ...(reason && { reason }),
  })
  await backToSend(context, lines)
}
