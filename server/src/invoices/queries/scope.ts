import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'

/** The client and its agency of today, whoever had it when the invoice was written. */
export const ofDocuments = sql`join registry_clients c on c.id = d.client_id
  join registry_agencies a on a.id = c.agency_id`
export const invoiceTables = sql`invoice_documents d ${ofDocuments}`

/**
 * How a document stands on a day. Only what is to be paid can be late: a credit note nobody used is open.
 * @param today Rome's
 */
export const statusOn = (today: string): RawBuilder<'open' | 'partial' | 'overdue' | 'paid'> =>
  sql`case when d.settled then 'paid' when d.first_due < ${today}::date then 'overdue'
    when d.paid_cents <> 0 then 'partial' else 'open' end`

/** An instalment `i` that is still to be paid; credit notes have none. */
export const unpaid = sql<boolean>`(i.due_cents > 0 and i.paid_cents < i.due_cents)`
