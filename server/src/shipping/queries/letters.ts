import type { RegisterRow } from '@mandato/contract/shipping/shipment-rows'
import type * as z from 'zod'
import type { ShipmentPaper } from '../../../papers/shipping/data.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The content of a letter that is fixed; the rest is read when it is printed. */
export type IssuedPaper = Pick<ShipmentPaper, 'recipient' | 'place' | 'lines' | 'parcels' | 'notes'>

export interface StoredLetter {
  readonly year: number
  readonly number: number
  readonly date: string
}

/**
 * Gives a shipment the next number of the year of a business day, in the transaction that packs it. The letter's date
 * is that day, or a later one where another letter already bears it.
 */
export async function issueLetter(
  db: Db,
  shipment: number,
  day: string,
  paper: IssuedPaper,
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<StoredLetter> {
  const { rows } = await sql<StoredLetter>`
    insert into letter_numbers (year, number, date, shipment_id, paper, issued_at, issued_by)
    select n.year, n.number, n.date, ${shipment}, ${JSON.stringify(paper)}::jsonb, ${at.toISOString()}, ${by}
    from next_letter(${day}::date) n returning year, number, date`.execute(db)
  const [letter] = rows
  if (!letter) throw new Error('there is always a next number')
  return letter
}

/** Voids the letter of a shipment, where it has one. */
export async function voidLetter(
  db: Db,
  shipment: number,
  because: 'unpacked' | 'deleted',
  note: string,
  { at, by }: { readonly at: Date; readonly by: number },
): Promise<StoredLetter | undefined> {
  const { rows } = await sql<StoredLetter>`
    update letter_numbers set void_because = ${because}, void_note = ${note}, voided_at = ${at.toISOString()},
      voided_by = ${by}
    where shipment_id = ${shipment} and void_because is null returning year, number, date`.execute(db)
  return rows[0]
}

/** The valid letter of a shipment, as it was issued. */
export async function letterOf(
  db: Db,
  shipment: number,
): Promise<(StoredLetter & { readonly paper: IssuedPaper }) | undefined> {
  const { rows } = await sql<StoredLetter & { paper: IssuedPaper }>`
    select year, number, date, paper from letter_numbers
    where shipment_id = ${shipment} and void_because is null`.execute(db)
  return rows[0]
}

type Row = z.input<typeof RegisterRow>
export type StoredNumber = Omit<Row, 'letter' | 'reason'> & {
  readonly void_because: 'unpacked' | 'deleted' | null
  readonly void_note: string
}

/** Every number of a year in its order. */
export async function numbersOf(db: Db, year: number): Promise<StoredNumber[]> {
  const { rows } = await sql<StoredNumber>`
    select n.number, n.date, n.shipment_id, s.number as shipment, n.paper -> 'recipient' ->> 'name' as recipient,
      case when n.void_because is null then 'valid' else 'void' end as state, n.voided_at, n.void_because, n.void_note
    from letter_numbers n join shipments s on s.id = n.shipment_id where n.year = ${year} order by n.number`.execute(
    db,
  )
  return rows
}

/** How far the numbers of a year should go, and which years have any, newest first. */
export async function letterYears(db: Db, year: number): Promise<{ last: number; years: number[] }> {
  const { rows } = await sql<{ last: number; years: number[] }>`
    select coalesce((select last_letter from shipment_years where year = ${year}), 0) as last,
      coalesce((select array_agg(year::int order by year desc) from shipment_years where last_letter > 0), '{}') as years`.execute(
    db,
  )
  return rows[0] ?? { last: 0, years: [] }
}
