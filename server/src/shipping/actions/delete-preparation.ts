import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { backToSend } from '../../materials/index.ts'
import { changePreparation, lockPreparations, releaseLines } from '../queries/preparations.ts'
import { preparationNotInState } from '../refusals.ts'
import { mayHappenToPreparation } from '../rules.ts'

/** Ends a preparation that became no shipment: its lines are to send again, no counter changes. */
export async function deletePreparation(context: Context, id: number): Promise<void> {
  const { db, user, language } = context
  const [preparation] = await lockPreparations(db, user, [id])
  if (!preparation) throw notFound()
  if (!mayHappenToPreparation('delete', preparation.status))
    throw preparationNotInState(preparation, language)
  await changePreparation(db, id, { status: 'deleted' })
  const lines = await releaseLines(db, [id])
  if (lines.length > 0) await backToSend(context, lines)
  await recordEvent(context, {
    what: 'preparation.delete',
    entity: 'preparation',
    id,
    ...(preparation.client_id !== null && { client: preparation.client_id }),
    before: { status: preparation.status },
    after: { status: 'deleted', lines: lines.length },
  })
}
