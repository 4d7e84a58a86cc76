import type { EventName } from '@mandato/contract/audit/event-words'
import type { prepareCalls } from '@mandato/contract/shipping/prepare-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse as refuseInGeneral } from '../../platform/refusals.ts'
import { readdress } from '../../materials/index.ts'
import { holdClient } from '../../registry/index.ts'
import { placeFor, placeNamed } from '../place.ts'
import {
  changePreparation as write,
  linesOf,
  lockPreparations,
  type PreparationChange,
  type StoredPreparation,
} from '../queries/preparations.ts'
import { recipientSeenBy } from '../queries/recipients.ts'
import { preparationNotInState, refuse } from '../refusals.ts'
import { mayHappenToPreparation } from '../rules.ts'
import { replaceLines } from './replace-lines.ts'

type Change = z.output<typeof prepareCalls.changePreparation.body>

/** Changes an open preparation, closes it, or opens a ready one again. */
export async function changePreparation(context: Context, id: number, change: Change): Promise<void> {
  const { db, user, language } = context
  const [found] = await lockPreparations(db, user, [id])
  if (!found) throw notFound()
  if (change.version !== undefined && change.version !== found.version)
    throw refuseInGeneral(
      'changed_meanwhile',
      {},
      { current: { version: found.version, status: found.status } },
    )
  const preparation = change.action === 'reopen' ? await reopen(context, found) : found
  const { action, version: _version, ...content } = change
  if (Object.keys(content).length > 0) {
    if (preparation.status !== 'open') throw preparationNotInState(preparation, language)
    const written = await contentOf(context, preparation, content)
    const now = { ...preparation, ...written }
    if (content.lines) await replaceLines(context, now, content.lines)
    if (written.client_id !== undefined && written.client_id !== null)
      await readdress(
        context,
        (await linesOf(db, id)).map(({ request_id }) => request_id),
        written.client_id,
      )
    await write(db, id, written)
    await recordEvent(context, about('preparation.change', preparation, {}))
  }
  if (action === 'ready') await close(context, preparation)
}

async function reopen(context: Context, preparation: StoredPreparation): Promise<StoredPreparation> {
  if (!mayHappenToPreparation('reopen', preparation.status))
    throw preparationNotInState(preparation, context.language)
  await write(context.db, preparation.id, { status: 'open' })
  await recordEvent(context, about('preparation.reopen', preparation, { status: 'open' }))
  return { ...preparation, status: 'open' }
}

async function close(context: Context, preparation: StoredPreparation): Promise<void> {
  if (!mayHappenToPreparation('close', preparation.status))
    throw preparationNotInState(preparation, context.language)
  if ((await linesOf(context.db, preparation.id)).length === 0) throw refuse('preparation_empty')
  await write(context.db, preparation.id, { status: 'ready' })
  await recordEvent(context, about('preparation.close', preparation, { status: 'ready' }))
}

/** What of the preparation itself changes; its lines stand elsewhere. */
async function contentOf(
  context: Context,
  preparation: StoredPreparation,
  { recipient, place, parcels, notes, description }: Omit<Change, 'action' | 'version'>,
): Promise<PreparationChange> {
  const { db } = context
  const client_id = recipient ? await clientFor(context, preparation, recipient) : preparation.client_id
  const owner = { agency_id: preparation.agency_id, client_id }
  const chosen = place ? await placeNamed(db, owner, place) : undefined
  if (chosen === null) throw notFound()
  const usual = recipient && !place ? await placeFor(db, owner) : undefined
  return {
    ...(recipient && { client_id }),
    ...(chosen && { place: chosen }),
    ...(usual !== undefined && { place: usual }),
    ...(parcels !== undefined && { parcels }),
    ...(notes && { notes }),
    ...(description !== undefined && { description }),
  }
}

/** The recipient is the agency of the lines, or one of its clients. */
async function clientFor(
  { db, user }: Context,
  { agency_id }: StoredPreparation,
  recipient: NonNullable<Change['recipient']>,
): Promise<number | null> {
  // Locks the client, so that it is not deleted before the preparation names it.
  if (recipient.type === 'client') await holdClient(db, recipient.id)
  const found = await recipientSeenBy(db, user, recipient)
  if (!found) throw notFound()
  if (found.agency_id !== agency_id)
    throw refuse('not_of_this_agency', {}, { fields: { recipient: 'not_of_this_agency' } })
  if (found.status === 'deleted') throw refuse('client_is_gone')
  return found.client_id
}

const about = (
  what: EventName,
  { id, status, client_id }: StoredPreparation,
  after: Readonly<Record<string, unknown>>,
) => ({
  what,
  entity: 'preparation' as const,
  id,
  ...(client_id !== null && { client: client_id }),
  before: { status },
  after,
})
