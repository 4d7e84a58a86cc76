import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { invoiceTables } from './scope.ts'

export type FileOf = 'pdf' | 'xml'

/** The document a file belongs to, by what the file says. */
export interface Named {
  readonly year: number
  /** A slash written as `_`. */
  readonly number: string
}

/** A number as file names have it. */
export const inFileNames = (number: string): string => number.replaceAll('/', '_')

/** Numbers of a buyer without the country in front: one program writes `IT00743110157`, another leaves it out. */
const bare = (number: 'vat_number' | 'tax_code') =>
  sql`regexp_replace(upper(n.${sql.raw(number)}), '^(IT|[A-Z]{2}(?=\\d))', '')`

/** A file `f` of a document `d` that names its client as the buyer; a PDF is taken at its name. */
const ofItsClient = sql<boolean>`(f.kind = 'pdf' or exists (
  select from invoice_clients n where n.id = d.client_id
    and (coalesce(n.vat_number, n.tax_code) is null or f.buyer && array[${bare('vat_number')}, ${bare('tax_code')}])))`

interface HeldFile {
  readonly kind: FileOf
  readonly file_id: number
  readonly body: number
  readonly number: string
  readonly year: number
}
/** The files of a document in sight; undefined where it is not. */
export async function filesOfInvoice(
  db: Db,
  person: Person,
  id: number,
): Promise<readonly HeldFile[] | undefined> {
  const { rows } = await sql<{ files: HeldFile[] }>`
    select coalesce((
      select json_agg(json_build_object('kind', f.kind, 'file_id', f.file_id, 'body', f.body, 'number', d.number, 'year', d.year))
      from invoice_files f
      where f.year = d.year and f.number = replace(d.number, '/', '_') and ${ofItsClient}), '[]') as files
    from ${invoiceTables} where d.id = ${id} and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]?.files
}

export interface Kept {
  readonly sha256: string
  readonly file_id: number
  readonly stored_as: string
  readonly mime: string
}
export async function keptFile(db: Db, { year, number }: Named, kind: FileOf): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select i.sha256, i.file_id, f.stored_as, f.mime from invoice_files i join files f on f.id = i.file_id
    where i.year = ${year} and i.number = ${number} and i.kind = ${kind} for update of i`.execute(db)
  return rows[0]
}

interface Keeping extends Named {
  readonly kind: FileOf
  /** It takes the place of the one that is there. */
  readonly instead: boolean
  readonly fileId: number
  readonly sha256: string
  readonly body: number
  readonly buyer: readonly string[]
  readonly at: Date
  readonly by: number | null
}
/**
 * Writes down whose file it is; a PDF, or a signed file, takes the place of the former one.
 * @returns the former one, where nothing names it any more
 */
export async function noteFile(db: Db, one: Keeping): Promise<number | null> {
  const former = await keptFile(db, one, one.kind)
  await sql`
    insert into invoice_files (year, number, kind, file_id, sha256, body, buyer, at, created_by)
    values (${one.year}, ${one.number}, ${one.kind}, ${one.fileId}, ${one.sha256}, ${one.body}, ${[...one.buyer]}, ${one.at}, ${one.by})
    on conflict (year, number, kind) do update set file_id = excluded.file_id, sha256 = excluded.sha256, at = excluded.at,
      created_by = excluded.created_by where ${one.instead}`.execute(db)
  if (!former || !one.instead) return null
  const { rows } = await sql`select from invoice_files where file_id = ${former.file_id} limit 1`.execute(db)
  return rows.length > 0 ? null : former.file_id
}

/** Which of these documents have come. */
export async function documentsThere(db: Db, named: readonly Named[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select w.year || ' ' || w.number as key
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as w (year int, number text)
    where exists (select from invoice_documents d where d.year = w.year and replace(d.number, '/', '_') = w.number)`.execute(
    db,
  )
  return new Set(rows.map(({ key }) => key))
}

interface InFolder {
  readonly name: string
  readonly bytes: number
  /** Milliseconds. */
  readonly modified: number
  readonly fault: string | null
}
/** What of the folder was seen before. */
export async function seenInFolder(db: Db): Promise<ReadonlyMap<string, InFolder>> {
  const { rows } = await sql<InFolder>`select name, bytes, modified, fault from invoice_folder`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

export async function noteInFolder(
  db: Db,
  { name, bytes, modified }: Omit<InFolder, 'fault'>,
  at: Date,
  fault: { readonly fault: string; readonly what: string | null } | null,
): Promise<void> {
  await sql`insert into invoice_folder (name, bytes, modified, fault, what, seen_at)
    values (${name}, ${bytes}, ${modified}, ${fault?.fault ?? null}, ${fault?.what ?? null}, ${at})
    on conflict (name) do update set bytes = excluded.bytes, modified = excluded.modified, fault = excluded.fault,
      what = excluded.what, seen_at = excluded.seen_at`.execute(db)
}

/** Forgets what does not lie in the folder any more. */
export async function forgetFromFolder(db: Db, there: readonly string[]): Promise<void> {
  await sql`delete from invoice_folder where name <> all(${[...there]})`.execute(db)
}

export interface FolderTrouble {
  readonly name: string
  readonly fault: string
  readonly what: string | null
  readonly seen_at: string
}
/** What lies in the folder refused, and how many files came for documents that have not. */
export async function folderTroubles(
  db: Db,
): Promise<{ readonly refused: readonly FolderTrouble[]; readonly early: number }> {
  const { rows: refused } = await sql<FolderTrouble>`
    select name, fault, what, seen_at from invoice_folder where fault is not null order by seen_at desc, name limit 200`.execute(
    db,
  )
  const { rows } = await sql<{ early: number }>`
    select count(*)::int as early from invoice_files f where not exists (
      select from invoice_documents d where d.year = f.year and replace(d.number, '/', '_') = f.number)`.execute(
    db,
  )
  return { refused, early: rows[0]?.early ?? 0 }
}
