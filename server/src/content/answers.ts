import type { contentCalls } from '@mandato/contract/content/calls'
import type { ContentKind } from '@mandato/contract/content/names'
import type { ContentDetail, ContentRow } from '@mandato/contract/content/rows'
import { altsOf, picturesOf, wordsOf } from '@mandato/contract/content/document'
import { Series } from '@mandato/contract/content/rows'
import type { RangedFile } from '@mandato/contract'
import { codesIn, withLabelWords } from '@mandato/contract/catalogue/energy-in-texts'
import type * as z from 'zod'
import { personById } from '../accounts/index.ts'
import type { Context, PublicContext } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { storedFile } from '../platform/files/stored-files.ts'
import { atTheScreen, holds } from '../platform/person.ts'
import { notFound, refuse } from '../platform/refusals.ts'
import { addressesFor, readAddress } from './addresses.ts'
import { refuse as refuseContent } from './refusals.ts'
import { maySeeFile, type StoredContentFile } from './queries/files.ts'
import { itemSeenBy, items, markRead, standing, type StoredDetail, type StoredRow } from './queries/items.ts'
import { labelsIn } from './queries/labels.ts'
import { readerAs } from './reader-as.ts'
import { type Reader, readerOf } from './queries/scope.ts'
import { perPageOf } from './queries/settings.ts'

type Address = (file: number) => string
type Query = z.output<(typeof contentCalls)['news']['query']>
type Preview = z.output<(typeof contentCalls)['newsItem']['query']>

/** The rows as they are shown, each with the labels of the articles it names. */
async function rowsWith(db: Db, address: Address, stored: readonly StoredRow[]): Promise<ContentRow[]> {
  const words = ({ title, abstract }: StoredRow) => [title, abstract]
  const labels = new Map((await labelsIn(db, stored.flatMap(words))).map((one) => [one.code, one]))
  return stored.map(({ thumb_id, ...row }) => ({
    ...row,
    image: thumb_id === null ? null : address(thumb_id),
    labels: codesIn([row.title, row.abstract]).flatMap((code) => labels.get(code) ?? []),
  }))
}

export const fileWith =
  (address: Address) =>
  ({ id, name, mime, bytes, language, file_id }: StoredContentFile) => ({
    id,
    name,
    mime,
    bytes,
    language,
    url: address(file_id),
  })

async function metaOf({ db, user, clock, language }: Context, kind: ContentKind) {
  const { unread, must } = await standing(db, readerOf(user), language, clock.now(), kind)
  return { unread, must }
}

/** The items of a kind for the person: a page of them, or all part by part. */
export const contentLists = (kind: ContentKind) => ({
  page: async (page: number, query: Query, context: Context) => {
    const { db, user, clock, language } = context
    const per_page = query.per_page ?? (await perPageOf(db, kind))
    const list = items(readerOf(user), language, clock.now(), { ...query, kind })
    const { rows, total } = await listPage(db, list, { page, per_page })
    const address = await addressesFor(db, atTheScreen(user), clock.now())
    const { unread, must } = await metaOf(context, kind)
    const must_read = await rowsWith(db, address, must)
    return { response: await rowsWith(db, address, rows), total, per_page, meta: { unread, must_read } }
  },
  async *all(query: Query, context: Context) {
    const { db, user, clock, language } = context
    const address = await addressesFor(db, atTheScreen(user), clock.now())
    const { unread, must } = await metaOf(context, kind)
    const must_read = await rowsWith(db, address, must)
    const list = items(readerOf(user), language, clock.now(), { ...query, kind })
    for await (const { rows, total } of listInParts(db, list)) {
      const shown = await rowsWith(db, address, rows)
      // A file has no arrows: class and range stand in words.
      const response = shown.map((row) => ({
        ...row,
        title: withLabelWords(row.title, row.labels, language),
      }))
      yield { response, total, meta: { unread, must_read } }
    }
  },
})

/** Whose eyes an item is looked at with; those of somebody else are for those who write. */
async function eyesOf({ db, user }: Context, as: Preview): Promise<Reader> {
  if (Object.values(as).every((value) => value === undefined)) return readerOf(user)
  if (!holds(user, 'content') || !readerOf(user).staff) throw refuse('not_allowed')
  if (as.as_user === undefined) return readerAs(as)
  const person = await personById(db)(as.as_user)
  if (!person) throw notFound()
  return readerOf(person)
}

/** The words of a series: its title and what its values are of. */
function wordsOfSeries(series: unknown): string[] {
  const { data } = Series.safeParse(series)
  return data ? [data.label, ...data.points.map(({ label }) => label)] : []
}

/** All that its page says, and what its files are called. */
const wordsIn = ({ title, abstract, body, series, codes, files, newer, older }: StoredDetail): string[] => [
  title,
  abstract,
  wordsOf(body),
  ...altsOf(body),
  ...wordsOfSeries(series),
  ...codes,
  ...files.map(({ name }) => name),
  newer?.title ?? '',
  older?.title ?? '',
]

/** An item as its page shows it. */
export async function contentAnswer(
  context: Context,
  kind: ContentKind,
  id: number,
  as: Preview,
): Promise<ContentDetail> {
  const { db, user, clock, language } = context
  const item = await itemSeenBy(db, await eyesOf(context, as), language, clock.now(), kind, id)
  if (!item) throw notFound()
  const address = await addressesFor(db, atTheScreen(user), clock.now())
  const { image_id, conditions_id, thumb_id: _thumb, series, audience, files, ...shown } = item
  const image = files.find((file) => file.id === image_id)
  const conditions = files.find((file) => file.id === conditions_id)
  const inBody = picturesOf(item.body)
  return {
    ...shown,
    series: series as ContentDetail['series'],
    image: image ? address(image.file_id) : null,
    labels: await labelsIn(db, wordsIn(item)),
    pictures: Object.fromEntries(
      files.filter((file) => inBody.includes(file.id)).map((file) => [file.id, address(file.file_id)]),
    ),
    attachments: files
      .filter((file) => file.place !== null && (file.language === null || file.language === item.language))
      .map(fileWith(address)),
    conditions: conditions ? fileWith(address)(conditions) : null,
    audience: readerOf(user).staff ? audience : null,
  }
}

/** Marks an item in sight as read. */
export async function readContent(context: Context, kind: ContentKind, id: number): Promise<void> {
  const { db, user, clock, language } = context
  const item = await itemSeenBy(db, readerOf(user), language, clock.now(), kind, id)
  if (!item) throw notFound()
  await markRead(db, id, user.id, clock.now())
}

/** A file by the address somebody was given, if he may still have it. */
export async function contentFile({ db, files, clock }: PublicContext, key: string): Promise<RangedFile> {
  const now = clock.now()
  const found = await readAddress(db, key, now)
  const person = found && (await personById(db)(found.user))
  if (!found || !person) throw refuseContent('content_file_expired')
  const may =
    (readerOf(person).staff && holds(person, 'content')) ||
    (await maySeeFile(db, readerOf(person), found.file, now))
  const stored = may ? await storedFile(db, found.file) : undefined
  if (!stored) throw refuseContent('content_file_expired')
  const { name, mime, stored_as, bytes, sha256 } = stored
  return {
    filename: name,
    type: mime,
    bytes: Number(bytes),
    etag: sha256,
    // A picture is shown on the page, and need not be loaded twice.
    inline: mime.startsWith('image/'),
    read: (from, to) => files.part(stored_as, from, to),
  }
}
