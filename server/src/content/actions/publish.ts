import { ContentInput } from '@mandato/contract/content/editing'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { invalid } from '../../platform/http/validation.ts'
import { countReached } from '../queries/audience.ts'
import { setStatus, type StoredItem } from '../queries/write.ts'
import { refuse } from '../refusals.ts'
import { faultsOf } from '../rules.ts'
import { mailContentJob } from '../jobs.ts'
import { refuseUnlabelled } from '../unlabelled.ts'
import { takeItem } from './save.ts'

/** The item as its editor would send it, to be judged by the same rules. */
const asInput = (item: StoredItem) => {
  const { kind, topic, cover, texts, audience, publish_at, expires_at, valid_from, valid_until } = item
  return ContentInput.parse({
    kind,
    topic,
    cover,
    texts,
    audience,
    valid_from,
    valid_until,
    // A moment in the past means now.
    publish_at,
    expires_at,
  })
}

/** Publishes a draft at its moment, or now; whoever is to be written to gets one mail when it is out. */
export async function publishContent(context: Context, id: number, version: number | undefined) {
  const { db, clock, user, language, jobs } = context
  const item = await takeItem(context, id, version)
  if (item.status === 'live') throw refuse('content_not_draft')
  const now = clock.now()
  const wished =
    item.publish_at !== null && new Date(item.publish_at) > now ? item.publish_at : now.toISOString()
  const input = asInput({ ...item, publish_at: wished })
  const faults = faultsOf(input, true)
  if (faults.length > 0) throw invalid(faults, language)
  await refuseUnlabelled(context, item.texts)
  const reached = await countReached(db, item.kind, item.audience)
  if (reached === 0) throw refuse('reaches_nobody')
  const next = await setStatus(db, id, { status: 'live', publish_at: wished }, { at: now, by: user.id })
  await recordEvent(context, {
    what: 'content.publish',
    entity: 'content',
    id,
    after: { kind: item.kind, publish_at: wished, reached },
  })
  if (item.mail && new Date(wished) <= now) await jobs.send(db, mailContentJob, {})
  return {
    id,
    version: next,
    state: new Date(wished) > now ? ('scheduled' as const) : ('published' as const),
  }
}

/** Takes an item back: it is a draft again and nobody reads it. */
export async function withdrawContent(context: Context, id: number, version: number | undefined) {
  const { db, clock, user } = context
  const item = await takeItem(context, id, version)
  if (item.status === 'draft') throw refuse('content_is_draft')
  const next = await setStatus(db, id, { status: 'draft' }, { at: clock.now(), by: user.id })
  await recordEvent(context, {
    what: 'content.withdraw',
    entity: 'content',
    id,
    before: { state: item.state },
  })
  return { id, version: next, state: 'draft' as const }
}

/** Takes an item away for good. */
export async function archiveContent(
  context: Context,
  id: number,
  version: number | undefined,
): Promise<void> {
  const { db, clock, user } = context
  const item = await takeItem(context, id, version)
  await setStatus(db, id, { status: 'archived' }, { at: clock.now(), by: user.id })
  await recordEvent(context, {
    what: 'content.archive',
    entity: 'content',
    id,
    before: { state: item.state },
  })
}
