import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface StoredParcel {
  readonly n: number
  /** Grams. */
  readonly weight: number | null
  readonly size: { readonly length: number; readonly width: number; readonly height: number } | null
  readonly contents: string
  /** The lines that are in it, as far as somebody said it. */
  readonly requests: number[]
}

export async function parcelsOf(db: Db, shipment: number): Promise<StoredParcel[]> {
  const { rows } = await sql<StoredParcel>`
    select n, weight_g as weight, contents, case when length_cm is not null then
      json_build_object('length', length_cm, 'width', width_cm, 'height', height_cm) end as size,
      array(select l.request_id from parcel_lines l where l.shipment_id = p.shipment_id and l.n = p.n
        order by l.request_id) as requests
    from shipment_parcels p where shipment_id = ${shipment} order by n`.execute(db)
  return rows
}

/** Replaces the parcels of a locked shipment; they are numbered in their order. */
export async function writeParcels(
  db: Db,
  shipment: number,
  parcels: readonly Omit<StoredParcel, 'n'>[],
): Promise<void> {
  await sql`delete from shipment_parcels where shipment_id = ${shipment}`.execute(db)
  const rows = parcels.map(({ weight, size, contents }, i) => ({ n: i + 1, weight, contents, ...size }))
  await sql`
    insert into shipment_parcels (shipment_id, n, weight_g, contents, length_cm, width_cm, height_cm)
    select ${shipment}, p.n, p.weight, p.contents, p.length, p.width, p.height
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (n int, weight int, contents text, length int, width int, height int)`.execute(db)
  const held = parcels.flatMap(({ requests }, i) => requests.map((request) => ({ n: i + 1, request })))
  await sql`
    insert into parcel_lines (shipment_id, request_id, n)
    select ${shipment}, l.request, l.n from jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as l (request int, n int)`.execute(
    db,
  )
}

export async function notesOf(db: Db, shipment: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from shipment_notes where shipment_id = ${shipment} order by n`.execute(db)
  return rows.map((row) => row.text)
}

/** Replaces the notes of a locked shipment. */
export async function writeNotes(db: Db, shipment: number, notes: readonly string[]): Promise<void> {
  await sql`delete from shipment_notes where shipment_id = ${shipment}`.execute(db)
  await sql`
    insert into shipment_notes (shipment_id, n, text)
    select ${shipment}, n, text from unnest(${[...notes]}::text[]) with ordinality as t (text, n)`.execute(db)
}

export interface StoredInternalNote {
  readonly note: string
  readonly by: string | null
  readonly at: string
}

/** The notes of the staff, newest first. */
export async function internalNotesOf(db: Db, shipment: number): Promise<StoredInternalNote[]> {
  const { rows } = await sql<StoredInternalNote>`
    select i.note, u.name as by, i.at from shipment_internal_notes i left join user_cards u on u.id = i.by_id
    where i.shipment_id = ${shipment} order by i.id desc`.execute(db)
  return rows
}

export async function addInternalNote(
  db: Db,
  shipment: number,
  note: string,
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<void> {
  await sql`insert into shipment_internal_notes (shipment_id, note, at, by_id)
    values (${shipment}, ${note}, ${at.toISOString()}, ${by})`.execute(db)
}
