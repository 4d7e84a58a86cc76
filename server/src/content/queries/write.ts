import type { StoredAudience } from '@mandato/contract/content/audience'
import type { ContentInput } from '@mandato/contract/content/editing'
import { type Doc, wordsOf } from '@mandato/contract/content/document'
import type { ContentKind, ContentState } from '@mandato/contract/content/names'
import { type Language, languages } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Texts = Partial<Record<Language, { title: string; abstract: string; body: Doc }>>

/** An item as it is kept, with the state that follows from the clock. */
export interface StoredItem {
  readonly id: number
  readonly kind: ContentKind
  readonly status: 'draft' | 'live'
  readonly state: ContentState
  readonly topic: string
  readonly cover: string
  readonly image_id: number | null
  readonly audience: StoredAudience
  readonly publish_at: string | null
  readonly expires_at: string | null
  readonly mandatory: boolean
  readonly confirm_by: string | null
  readonly valid_from: string | null
  readonly valid_until: string | null
  readonly codes: string[]
  readonly conditions_id: number | null
  readonly series: unknown
  readonly mail: boolean
  readonly mailed_at: string | null
  readonly version: number
  readonly changed_at: string
  readonly changed_by: string | null
  readonly texts: Texts
}

/** The state of `i` at a moment. */
export const stateAt = (now: Date) => sql<ContentState>`case when i.status = 'draft' then 'draft'
  when i.publish_at > ${now} then 'scheduled' when i.expires_at <= ${now} then 'expired' else 'published' end`

/** An item that is not archived; locked until the act ends where it is to be changed. */
export async function storedItem(
  db: Db,
  id: number,
  now: Date,
  lock = false,
): Promise<StoredItem | undefined> {
  if (lock) await sql`select from content_items where id = ${id} for update`.execute(db)
  const { rows } = await sql<StoredItem>`
    select i.id, i.kind, i.status, ${stateAt(now)} as state, i.topic, i.cover, i.image_id, i.audience, i.publish_at,
      i.expires_at, i.mandatory, i.confirm_by, i.valid_from, i.valid_until, i.codes, i.conditions_id, i.series, i.mail,
      i.mailed_at, i.version, i.changed_at, (select c.name from user_cards c where c.id = i.changed_by) as changed_by,
      coalesce((select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'abstract', t.abstract, 'body', t.body))
        from content_texts t where t.item_id = i.id), '{}') as texts
    from content_items i where i.id = ${id} and i.status <> 'archived'`.execute(db)
  return rows[0]
}

interface By {
  readonly at: Date
  readonly by: number
}

const valuesOf = (
  {
    texts: _texts,
    attachments: _files,
    version: _version,
    kind: _kind,
    image,
    conditions,
    series,
    audience,
    ...own
  }: ContentInput,
  expires: string | null,
) => ({
  ...own,
  image_id: image,
  conditions_id: conditions,
  audience: JSON.stringify(audience),
  series: series === null ? null : JSON.stringify(series),
  expires_at: expires,
})

export async function insertItem(
  tx: Db,
  input: ContentInput,
  expires: string | null,
  { at, by }: By,
): Promise<number> {
  const { id } = await tx
    .insertInto('content_items')
    .values({
      ...valuesOf(input, expires),
      kind: input.kind,
      created_at: at,
      created_by: by,
      changed_at: at,
      changed_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateItem(
  tx: Db,
  id: number,
  input: ContentInput,
  expires: string | null,
  { at, by }: By,
): Promise<number> {
  const { publish_at, ...values } = valuesOf(input, expires)
  const { version } = await tx
    .updateTable('content_items')
    .set((eb) => ({
      ...values,
      // What is out keeps its moment unless another one is given.
      publish_at:
        publish_at ?? eb.case().when('status', '=', 'live').then(eb.ref('publish_at')).else(null).end(),
      version: eb('version', '+', 1),
      changed_at: at,
      changed_by: by,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Writes the texts of an item down, and what they are now as a version. */
export async function writeTexts(
  tx: Db,
  id: number,
  texts: ContentInput['texts'],
  version: number,
  { at, by }: By,
): Promise<void> {
  const rows = languages.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text, words: wordsOf(text.body) }] : []
  })
  await tx.deleteFrom('content_texts').where('item_id', '=', id).execute()
  await sql`insert into content_texts (item_id, language, title, abstract, body, words)
    select ${id}, t.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (language text, title text, abstract text, body jsonb, words text)`.execute(tx)
  await tx
    .insertInto('content_versions')
    .values({ item_id: id, version, texts: JSON.stringify(texts), at, by_id: by })
    .execute()
}

/** Publishes, withdraws or archives. */
export async function setStatus(
  tx: Db,
  id: number,
  set: { readonly status: 'draft' | 'live' | 'archived'; readonly publish_at?: string },
  { at, by }: By,
): Promise<number> {
  const { version } = await tx
    .updateTable('content_items')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), changed_at: at, changed_by: by }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What an item said before, the newest first. */
export async function versionsOf(db: Db, id: number) {
  const { rows } = await sql<{ version: number; at: string; by: string | null; texts: Texts }>`
    select v.version, v.at, c.name as by, v.texts from content_versions v left join user_cards c on c.id = v.by_id
    where v.item_id = ${id} order by v.version desc limit 50`.execute(db)
  return rows
}
