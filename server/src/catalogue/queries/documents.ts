import type { DocumentKind } from '@mandato/contract/catalogue/limits'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type DocumentLanguage = Language | ''
export interface StoredDocument {
  readonly id: number
  readonly kind: DocumentKind
  readonly language: DocumentLanguage
  readonly file_id: number
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly version: number
  readonly at: string
}

/** The newest documents of an appliance. */
export async function documentsOf(db: Db, appliance: number): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select d.id, d.kind, d.language, d.file_id, f.name, f.mime, f.bytes as size, d.version, d.created_at as at
    from appliance_documents d join files f on f.id = d.file_id
    where d.appliance_id = ${appliance} and d.replaced_at is null
    order by array_position(array['energy_label', 'product_sheet', 'manual', 'picture'], d.kind), d.language`.execute(
    db,
  )
  return rows
}

/** The codes of the articles whose energy label is kept. */
export async function codesWithLabel(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select a.code from appliances a where a.energy_class is not null and exists (select from appliance_documents d
      where d.appliance_id = a.id and d.kind = 'energy_label' and d.replaced_at is null) order by a.code`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

/** Two acts on the documents of one appliance come one after the other; false where there is none. */
export async function lockAppliance(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from appliances where id = ${id} for no key update`.execute(db)
  return rows.length > 0
}

interface NewDocument {
  readonly appliance_id: number
  readonly kind: DocumentKind
  readonly language: DocumentLanguage
  readonly file_id: number
  readonly thumb_id: number | null
  readonly created_at: Date
  readonly created_by: number
}
/** Adds a document as the newest of its kind and language. */
export async function addDocument(db: Db, document: NewDocument): Promise<{ id: number; version: number }> {
  const { appliance_id, kind, language, created_at } = document
  await sql`update appliance_documents set replaced_at = ${created_at} where appliance_id = ${appliance_id}
    and kind = ${kind} and language = ${language} and replaced_at is null`.execute(db)
  const { rows } = await sql<{ id: number; version: number }>`
    insert into appliance_documents (appliance_id, kind, language, version, file_id, thumb_id, created_at, created_by)
    select ${appliance_id}, ${kind}, ${language}, coalesce(max(version), 0) + 1, ${document.file_id},
      ${document.thumb_id}::bigint, ${created_at}, ${document.created_by}
    from appliance_documents where appliance_id = ${appliance_id} and kind = ${kind} and language = ${language}
    returning id, version`.execute(db)
  const [added] = rows
  if (!added) throw new Error('an insert gives its row')
  return added
}

interface Removed {
  readonly appliance_id: number
  readonly kind: DocumentKind
  readonly files: number[]
}
/** The appliance of a document that is the newest of its kind. */
export async function applianceOf(db: Db, document: number): Promise<number | undefined> {
  const { rows } = await sql<{ appliance_id: number }>`
    select appliance_id from appliance_documents where id = ${document} and replaced_at is null`.execute(db)
  return rows[0]?.appliance_id
}

/** Removes the newest version; the one before it, if there is one, counts again. */
export async function removeDocument(db: Db, document: number): Promise<Removed | undefined> {
  const { rows } = await sql<Removed & { language: string }>`
    delete from appliance_documents where id = ${document} and replaced_at is null
    returning appliance_id, kind, language, array_remove(array[file_id, thumb_id], null) as files`.execute(db)
  const [removed] = rows
  if (!removed) return undefined
  await sql`update appliance_documents d set replaced_at = null
    where d.id = (select id from appliance_documents where appliance_id = ${removed.appliance_id}
      and kind = ${removed.kind} and language = ${removed.language} order by version desc limit 1)`.execute(
    db,
  )
  return removed
}
