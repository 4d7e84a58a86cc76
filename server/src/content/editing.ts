import type { contentEditingCalls } from '@mandato/contract/content/editing'
import { picturesOf } from '@mandato/contract/content/document'
import type { covers, topics } from '@mandato/contract/content/names'
import type * as z from 'zod'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { notFound } from '../platform/refusals.ts'
import { addressesFor } from './addresses.ts'
import { fileWith } from './answers.ts'
import { editedList, receiptsOf } from './queries/audience.ts'
import { filesOfItem } from './queries/files.ts'
import { type StoredItem, storedItem, versionsOf } from './queries/write.ts'

type Edited = z.input<(typeof contentEditingCalls)['editedContent']['response']>
type Query = z.output<(typeof contentEditingCalls)['contents']['query']>

/** An item as its editor sees it. */
export async function storedItemAnswer(
  { db, user, clock }: Context,
  { status: _status, image_id, conditions_id, ...item }: StoredItem,
): Promise<Edited> {
  const shown = fileWith(await addressesFor(db, user.id, clock.now()))
  const files = await filesOfItem(db, item.id)
  const one = (id: number | null) => {
    const file = files.find((candidate) => candidate.id === id)
    return file ? shown(file) : null
  }
  const named = Object.values(item.texts).flatMap(({ body }) => picturesOf(body))
  return {
    ...item,
    topic: item.topic as (typeof topics)[number],
    cover: item.cover as (typeof covers)[number],
    series: item.series as Edited['series'],
    image: one(image_id),
    conditions: one(conditions_id),
    attachments: files.filter(({ place }) => place !== null).map(shown),
    pictures: Object.fromEntries(
      files.filter(({ id }) => named.includes(id)).map((file) => [file.id, shown(file).url]),
    ),
  }
}

/** An item that is not archived. */
export async function itemToEdit({ db, clock }: Context, id: number): Promise<StoredItem> {
  const item = await storedItem(db, id, clock.now())
  if (!item) throw notFound()
  return item
}

export const editedContents = {
  page: async (page: number, query: Query, { db, clock, language }: Context) => {
    const list = editedList(language, clock.now(), query)
    const { rows, total } = await listPage(db, list, { page, per_page: query.per_page })
    return { response: rows, total }
  },
  async *all(query: Query, { db, clock, language }: Context) {
    for await (const { rows, total } of listInParts(db, editedList(language, clock.now(), query)))
      yield { response: rows, total }
  },
}

/** Who has read an item and who has not. */
export async function receiptsAnswer(context: Context, id: number) {
  const { kind } = await itemToEdit(context, id)
  const people = await receiptsOf(context.db, kind, id)
  const read = people.filter(({ read_at }) => read_at !== null).length
  return {
    read,
    missing: people.length - read,
    people: people.map(({ email: _email, ...person }) => person),
  }
}

export async function versionsAnswer(context: Context, id: number) {
  await itemToEdit(context, id)
  return versionsOf(context.db, id)
}
