import type { LineCheck, UncheckedReason } from '@mandato/contract/invoices/names'
import type { DiscountSource } from '@mandato/contract/prices/book'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { checkedLines } from './check-lines.ts'
import { type InvoiceRow, invoiceFields } from './list.ts'
import { invoiceTables } from './scope.ts'

interface Other {
  readonly id: number
  readonly number: string
  readonly date: string
  readonly gross: number
  readonly open: number
}
export interface StoredInvoice extends InvoiceRow {
  readonly year: number
  readonly reverses: Other | null
  readonly credits: Other[]
  readonly to_pay: number
}

const other = sql`json_build_object('id', o.id, 'number', o.number, 'date', o.date, 'gross', o.gross_cents,
  'open', o.open_cents)`

/** A document in sight with what belongs to it. @param today Rome's */
export async function invoiceSeenBy(
  db: Db,
  person: Person,
  id: number,
  today: string,
): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    select ${invoiceFields(today)}, d.year,
      (select ${other} from invoice_documents o where o.id = d.reverses) as reverses,
      coalesce((select json_agg(${other} order by o.date, o.id) from invoice_documents o where o.reverses = d.id), '[]')
        as credits,
      d.open_cents + coalesce((select sum(o.open_cents) from invoice_documents o where o.reverses = d.id), 0)::bigint
        as to_pay
    from ${invoiceTables} where d.id = ${id} and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]
}

/** A price as an order keeps it; cents. */
export interface Captured {
  readonly list: string
  readonly list_cents: number
  readonly list_from: string
  readonly chain: string | null
  readonly source: DiscountSource | null
  readonly discount_from: string | null
}
export interface InvoicedLine {
  readonly line: number
  readonly product_code: string | null
  readonly description: string | null
  readonly family_code: string
  readonly quantity: number
  readonly amount: number
  readonly check: LineCheck
  readonly expected: number | null
  readonly difference: number
  readonly reason: UncheckedReason | null
  /** The order it was invoiced for; the id where it is one of the portal’s. */
  readonly order: { readonly id: number | null; readonly number: string } | null
  /** The day whose price holds, and why that one. */
  readonly day: string
  readonly day_is: 'captured' | 'order' | 'invoice'
  /** What the article cost when it was shown for the order. */
  readonly captured: Captured | null
}
/** The lines of a document with what the price rule says of them, out of the revenue; a file of lines may come without one of documents, and the other way. */
export async function linesOfInvoice(
  db: Db,
  { year, number, client_id }: Pick<StoredInvoice, 'year' | 'number' | 'client_id'>,
): Promise<InvoicedLine[]> {
  const { rows } = await sql<InvoicedLine>`
    select line, product_code, description, family_code, quantity::float8, amount_cents as amount, state as check, expected,
      difference, nullif(reason, '') as reason, day, day_is, captured,
      case when order_number <> '' then json_build_object('id', order_id, 'number', order_number) end as order
    from (${checkedLines(sql`select l.* from sold_lines l
      where l.year = ${year} and l.invoice_number = ${number} and l.client_id = ${client_id}`)}) k order by line`.execute(
    db,
  )
  return rows
}
