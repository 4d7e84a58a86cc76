import type { invoiceCalls } from '@mandato/contract/invoices/calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { type List, sumOf } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { amongClientsInSight, isUnlimited, seesClient } from '../../registry/index.ts'
import { invoiceTables, ofDocuments, statusOn } from './scope.ts'

type Call = typeof invoiceCalls.invoices
export type InvoiceRow = RowOf<Call>
export type InvoicesQuery = z.output<Call['query']>

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  number: sql`d.year || ' ' || d.number`,
  date: sql`d.date`,
  client_code: sql`c.code`,
  client: sql`plain(c.business_name)`,
  agency: sql`plain(a.business_name)`,
  // What is unpaid first, the longest due at its head, then what is paid, the latest at its head; a credit note below
  // its invoice, whatever else is due that day.
  due_date: sql`(case when d.settled then 100000 - (coalesce(d.place, d.date) - date '2000-01-01')
    else coalesce(d.place, d.date) - date '2000-01-01' - 100000 end) * 4294967296 + coalesce(d.reverses, d.id)`,
  gross: sql`d.gross_cents`,
  open: sql`d.open_cents`,
}

/**
 * Whether clients and agencies are read with all documents, and not with those of a page alone: where the list is narrowed by
 * them, and for people outside, whose documents are few.
 */
const readsClients = (person: Person, asked: InvoicesQuery): boolean =>
  !isStaff(person) ||
  asked.agency !== undefined ||
  Boolean(asked.q) ||
  ['client', 'client_code', 'agency'].includes(asked.sort)
const documents = sql`invoice_documents d`

/** Everything the list is narrowed by but how a document stands: those counts stand beside it. */
const narrowed = (person: Person, asked: InvoicesQuery) => [
  readsClients(person, asked) ? seesClient(person, 'c') : amongClientsInSight(person, 'd.client_id'),
  asked.agency !== undefined && sql<boolean>`c.agency_id = ${asked.agency}`,
  asked.client !== undefined && sql<boolean>`d.client_id = ${asked.client}`,
  asked.year !== undefined && sql<boolean>`d.year = ${asked.year}`,
  asked.kind && sql<boolean>`d.kind = ${asked.kind}`,
  asked.q &&
    sql<boolean>`plain(d.number || ' ' || c.code || ' ' || c.business_name) like ${containing(asked.q)}`,
]

/** What a row of the list says; the first columns of an invoice on its page too. */
export const invoiceFields = (today: string) => sql<InvoiceRow>`d.id, d.number, d.kind, d.date, d.client_id,
  c.code as client_code, c.business_name as client, c.city, c.agency_id, a.business_name as agency,
  d.net_cents as net, d.vat_cents as vat, d.gross_cents as gross, d.open_cents as open, ${statusOn(today)} as status,
  d.first_due as due_date, case when d.first_due < ${today}::date then ${today}::date - d.first_due end as days_overdue,
  case when d.differing > 0 then d.difference_cents end as price_difference, d.credit_note_of, (
    select coalesce(json_agg(json_build_object('n', i.n, 'date', i.due_date, 'amount', i.due_cents, 'paid', i.paid_cents,
      'method', i.method, 'state', case when abs(i.paid_cents) >= abs(i.due_cents) then 'paid'
        when i.due_cents > 0 and i.due_date < ${today}::date then 'late' else 'due' end,
      'days_late', case when i.due_cents > i.paid_cents and i.due_cents > 0 and i.due_date < ${today}::date
        then ${today}::date - i.due_date end) order by i.n), '[]')
    from invoice_instalments i where i.document_id = d.id) as due_dates`

/** Documents in sight. @param today Rome's */
export const invoices = (
  person: Person,
  asked: InvoicesQuery,
  today: string,
): List<InvoiceRow, { open: number | null }> => ({
  ...(readsClients(person, asked) ? { from: invoiceTables } : { from: documents, joins: ofDocuments }),
  where: [
    ...narrowed(person, asked),
    asked.status && sql<boolean>`${statusOn(today)} = ${asked.status}`,
    asked.unpaid !== undefined && sql<boolean>`d.settled = ${!asked.unpaid}`,
    asked.overdue !== undefined &&
      sql<boolean>`coalesce(d.first_due < ${today}::date, false) = ${asked.overdue}`,
    asked.differs !== undefined && sql<boolean>`(d.differing > 0) = ${asked.differs}`,
  ],
  id: sql`d.id`,
  sort: sortKeys[asked.sort],
  order: asked.order,
  fields: invoiceFields(today),
  totals: { open: sumOf(sql`d.open_cents`) },
  byIndex: isUnlimited(person) && !readsClients(person, asked),
})

interface Standing {
  readonly counts: {
    readonly unpaid: number
    readonly overdue: number
    readonly differs: number
    readonly paid: number
  }
  readonly difference: number
  readonly years: number[]
}
/** How many documents stand how, narrowed as the list is, and the years there are documents of. */
export async function invoiceStanding(
  db: Db,
  person: Person,
  asked: InvoicesQuery,
  today: string,
): Promise<Standing> {
  const filters = narrowed(person, asked).filter((one) => typeof one === 'object')
  const seen = sql`from ${readsClients(person, asked) ? invoiceTables : documents} where ${sql.join(filters, sql` and `)}`
  // Each is counted in an index of its own; of all together every document would be read.
  const { rows } = await sql<Standing>`
    select json_build_object('unpaid', unpaid, 'overdue', overdue, 'differs', differs, 'paid', paid) as counts, difference,
      array(select y from generate_series((select max(year) from invoice_documents),
        (select min(year) from invoice_documents), -1) y) as years
    from (select count(*) as paid ${seen} and d.settled) settled,
      (select count(*) as unpaid, count(*) filter (where d.first_due < ${today}::date) as overdue
        ${seen} and not d.settled) unsettled,
      (select count(*) as differs, coalesce(sum(d.difference_cents), 0)::bigint as difference
        ${seen} and d.differing > 0) differing`.execute(db)
  return rows[0] ?? { counts: { unpaid: 0, overdue: 0, differs: 0, paid: 0 }, difference: 0, years: [] }
}
