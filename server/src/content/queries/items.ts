import type { ContentKind } from '@mandato/contract/content/names'
import type { ContentRow } from '@mandato/contract/content/rows'
import type { Doc } from '@mandato/contract/content/document'
import type { StoredAudience } from '@mandato/contract/content/audience'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { type List, listPage } from '../../platform/db/list.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import { filesInRow, type StoredContentFile } from './files.ts'
import { isOut, type Reader, seesItem, textHolds, textIn } from './scope.ts'

/** A row whose picture is still a stored file, whose address each reader gets anew. */
export interface StoredRow extends Omit<ContentRow, 'image' | 'labels'> {
  readonly thumb_id: number | null
}
export interface Asked {
  readonly kind: ContentKind
  readonly q?: string | undefined
  readonly topic?: string | undefined
  readonly unread?: string | undefined
  readonly order?: 'asc' | 'desc'
}

const fields = sql<StoredRow>`i.id, i.kind, i.topic, i.cover, coalesce(f.thumb_id, f.file_id) as thumb_id, t.title,
  t.abstract, t.language, i.publish_at as published_at, i.expires_at, i.mandatory, i.confirm_by, m.read_at, i.valid_from,
  i.valid_until`
const picture = sql`left join content_files f on f.id = i.image_id`

/** Items of a kind in sight, in the reader's language; `m` is his mark. */
export const items = (
  reader: Reader,
  language: Language,
  now: Date,
  { kind, q, topic, unread, order = 'desc' }: Asked,
): List<StoredRow> => {
  const marked = sql`content_items i cross join ${reader.row} r
    left join content_reads m on m.item_id = i.id and m.user_id = ${reader.id}`
  const text = sql`cross join ${textIn(language)}`
  return {
    // The texts are read of the page alone where nobody looks for words in them.
    from: q ? sql`${marked} ${text}` : marked,
    where: [
      seesItem(reader, now),
      sql<boolean>`i.kind = ${kind}`,
      q && textHolds(q),
      topic !== undefined && sql<boolean>`i.topic = ${topic}`,
      unread !== undefined && sql<boolean>`m.read_at is null`,
    ],
    id: sql`i.id`,
    sort: sql`i.publish_at`,
    order,
    fields,
    joins: q ? picture : sql`${text} ${picture}`,
  }
}

/** What is unread of a kind, and what is to be confirmed; the staff write these and confirm nothing. */
export async function standing(db: Db, reader: Reader, language: Language, now: Date, kind: ContentKind) {
  if (reader.staff) return { unread: 0, must: [] }
  // Most is read: only the rest is held against its audience.
  const { rows } = await sql<{ unread: number; mandatory: number }>`${prepared}
    with open as materialized (
      select i.* from content_items i left join content_reads m on m.item_id = i.id and m.user_id = ${reader.id}
      where i.kind = ${kind} and ${isOut(now)} and m.read_at is null
    )
    select count(*)::int as unread, (count(*) filter (where i.mandatory))::int as mandatory
    from open i cross join ${reader.row} r where ${seesItem(reader, now)}`.execute(db)
  const { unread, mandatory } = rows[0] ?? { unread: 0, mandatory: 0 }
  if (mandatory === 0) return { unread, must: [] }
  const list = items(reader, language, now, { kind, unread: '1' })
  const must = await listPage(
    db,
    { ...list, where: [...list.where, sql<boolean>`i.mandatory`] },
    { page: 1, per_page: 20 },
  )
  return { unread, must: must.rows }
}

export interface StoredDetail extends StoredRow {
  readonly image_id: number | null
  readonly body: Doc
  readonly languages: Language[]
  readonly series: unknown
  readonly codes: string[]
  readonly conditions_id: number | null
  readonly audience: StoredAudience
  readonly files: StoredContentFile[]
  readonly newer: { id: number; title: string } | null
  readonly older: { id: number; title: string } | null
}

/** One item in sight with its files and its neighbours in the list. */
export async function itemSeenBy(
  db: Db,
  reader: Reader,
  language: Language,
  now: Date,
  kind: ContentKind,
  id: number,
): Promise<StoredDetail | undefined> {
  const { from, where } = items(reader, language, now, { kind })
  const seen = sql`from ${from} where ${sql.join(where.filter(Boolean), sql` and `)}`
  /** The nearest one in the order of the list, found by index: of thousands each would be held against its audience. */
  const beside = (nearer: RawBuilder<boolean>, order: RawBuilder<unknown>) =>
    sql`(select row_to_json(n) from (select i.id, t.title from (select i.id ${seen} and ${nearer} order by ${order} limit 1) i
      cross join ${textIn(language)}) n)`
  const { rows } = await sql<StoredDetail>`${prepared}
    with one as materialized (select i.id, i.publish_at ${seen} and i.id = ${id})
    select ${fields}, i.image_id, t.body, i.series, i.codes, i.conditions_id, i.audience,
      (select json_agg(x.language) from content_texts x where x.item_id = i.id) as languages,
      ${filesInRow(id)} as files,
      ${beside(
        sql<boolean>`i.publish_at >= one.publish_at and (i.publish_at > one.publish_at or i.id < one.id)`,
        sql`i.publish_at, i.id desc`,
      )} as newer,
      ${beside(
        sql<boolean>`i.publish_at <= one.publish_at and (i.publish_at < one.publish_at or i.id > one.id)`,
        sql`i.publish_at desc, i.id`,
      )} as older
    from one join content_items i on i.id = one.id
    left join content_reads m on m.item_id = i.id and m.user_id = ${reader.id}
    cross join ${textIn(language)} ${picture}`.execute(db)
  return rows[0]
}

/** Marks an item as read; the first time counts. */
export const markRead = (tx: Db, item: number, user: number, now: Date) =>
  tx
    .insertInto('content_reads')
    .values({ item_id: item, user_id: user, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
