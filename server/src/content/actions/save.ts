import { isDeepStrictEqual } from 'node:util'
import type { ContentInput } from '@mandato/contract/content/editing'
import { picturesOf } from '@mandato/contract/content/document'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { invalid } from '../../platform/http/validation.ts'
import { notFound, refuse } from '../../platform/refusals.ts'
import { storedItemAnswer } from '../editing.ts'
import { countReached } from '../queries/audience.ts'
import { filesToTake, takeFiles } from '../queries/files.ts'
import { insertItem, type StoredItem, storedItem, updateItem, writeTexts } from '../queries/write.ts'
import { refuse as refuseContent } from '../refusals.ts'
import { endOf, faultsOf } from '../rules.ts'
import { refuseUnlabelled } from '../unlabelled.ts'

/**
 * An item in its editor's hands, locked until the act ends.
 * @throws 404, 409 `changed_meanwhile` with the item as it is now, so that both texts can be shown
 */
export async function takeItem(
  context: Context,
  id: number,
  version: number | undefined,
): Promise<StoredItem> {
  const { db, clock } = context
  const item = await storedItem(db, id, clock.now(), true)
  if (!item) throw notFound()
  if (version !== undefined && version !== item.version)
    throw refuse('changed_meanwhile', {}, { current: { ...(await storedItemAnswer(context, item)) } })
  return item
}

/** Keeps a draft, or changes what is out: then it has to be whole, as when it was published. */
export async function saveContent(
  context: Context,
  id: number | undefined,
  input: ContentInput,
): Promise<StoredItem> {
  const { db, clock, user, language } = context
  const before = id === undefined ? undefined : await takeItem(context, id, input.version)
  if (before && before.kind !== input.kind)
    throw invalid([{ field: 'kind', code: 'one_of', values: { options: before.kind } }], language)
  const live = before?.status === 'live'
  // What is out keeps its moment unless another one is given.
  const publish_at = input.publish_at ?? (live ? before.publish_at : null)
  const faults = faultsOf({ ...input, publish_at }, live)
  if (faults.length > 0) throw invalid(faults, language)
  if (live) await refuseUnlabelled(context, input.texts)
  // Whose readers have left one by one can still be corrected.
  const others = live && !isDeepStrictEqual(before.audience, input.audience)
  if (others && (await countReached(db, input.kind, input.audience)) === 0)
    throw refuseContent('reaches_nobody')
  const files = await refuseStrangeFiles(context, input, before)
  const by = { at: clock.now(), by: user.id }
  const expires = endOf(input)
  const item = before?.id ?? (await insertItem(db, input, expires, by))
  const version = before ? await updateItem(db, item, input, expires, by) : 1
  await writeTexts(db, item, input.texts, version, by)
  await takeFiles(db, item, files, input.attachments)
  await recordEvent(context, {
    what: before ? 'content.change' : 'content.create',
    entity: 'content',
    id: item,
    after: { kind: input.kind, version },
  })
  const saved = await storedItem(db, item, clock.now())
  if (!saved) throw new Error('an item that was just written is there')
  return saved
}

/** Every file an item names is its own or belongs to none yet, and is what it is named as. */
async function refuseStrangeFiles(
  { db, language }: Context,
  { image, conditions, attachments, texts }: ContentInput,
  before: StoredItem | undefined,
): Promise<number[]> {
  const pictures = Object.values(texts).flatMap((text) => (text ? picturesOf(text.body) : []))
  const named = [
    ...(image === null ? [] : [{ field: 'image', id: image, purpose: 'picture' }]),
    ...(conditions === null ? [] : [{ field: 'conditions', id: conditions, purpose: 'attachment' }]),
    ...attachments.map(({ id }) => ({ field: 'attachments', id, purpose: 'attachment' })),
    ...pictures.map((id) => ({ field: 'body', id, purpose: 'picture' })),
  ]
  const found = await filesToTake(
    db,
    named.map(({ id }) => id),
    before?.id ?? null,
  )
  const strange = named.filter(
    ({ id, purpose }) => !found.some((file) => file.id === id && file.purpose === purpose),
  )
  const faults = [...new Set(strange.map(({ field }) => field))].map((field) => ({
    field,
    code: 'document' as const,
  }))
  if (faults.length > 0) throw invalid(faults, language)
  // What binds a buyer is a paper that everybody can open and nobody changes by the way. Older conditions stay as they are.
  const isNew = conditions !== null && conditions !== before?.conditions_id
  if (isNew && !found.some(({ id, mime }) => id === conditions && mime === 'application/pdf'))
    throw invalid([{ field: 'conditions', code: 'pdf' }], language)
  return named.map(({ id }) => id)
}
