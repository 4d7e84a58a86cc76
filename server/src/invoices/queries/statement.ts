import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

/** Whom a statement of account is about. */
export interface StatementClient {
  readonly id: number
  readonly code: string
  readonly business_name: string
  readonly vat_number: string | null
  readonly address: string | null
  readonly postal_code: string | null
  readonly city: string | null
  readonly province: string | null
  readonly country: string
  readonly phone: string | null
  readonly email: string | null
  readonly emails: string[]
}

export async function statementClient(
  db: Db,
  person: Person,
  id: number,
): Promise<StatementClient | undefined> {
  const { rows } = await sql<StatementClient>`
    select c.* from invoice_clients c where c.id = ${id} and c.status <> 'deleted' and ${seesClient(person, 'c')}`.execute(
    db,
  )
  return rows[0]
}

/** One instalment that is not settled; cents. */
export interface OpenItem {
  /** Of the document. */
  readonly id: number
  readonly number: string
  readonly kind: 'invoice' | 'credit_note'
  readonly date: string
  readonly due_date: string
  readonly n: number
  readonly of: number
  readonly amount: number
  readonly paid: number
  readonly open: number
  /** Days late on that day; 0 and below is still to come, and null a credit note. */
  readonly days: number | null
  readonly method: string
  /** What is open up to and with this item. */
  readonly balance: number
}

/** What is open with a client on a day, by due date, with the running balance. */
export async function openItems(db: Db, client: number, day: string): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select d.id, d.number, d.kind, d.date, i.due_date, i.n, (select count(*) from invoice_instalments o
        where o.document_id = d.id)::int as of, i.due_cents as amount, i.paid_cents as paid,
      i.due_cents - i.paid_cents as open,
      case when i.due_cents > 0 then ${day}::date - i.due_date end as days, i.method,
      sum(i.due_cents - i.paid_cents) over (order by i.due_date, d.date, d.id, i.n)::bigint as balance
    from invoice_documents d join invoice_instalments i on i.document_id = d.id
    where d.client_id = ${client} and not d.settled and i.due_cents <> i.paid_cents
    order by i.due_date, d.date, d.id, i.n`.execute(db)
  return rows
}
