import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { unpaid } from './scope.ts'

export interface OverdueClient {
  readonly client_id: number
  /** Cents. */
  readonly amount: number
  readonly invoices: number
  /** The oldest day something of it was due, and how many days ago that is. */
  readonly since: string
  readonly days: number
}

/** What an agency's clients in sight are late with on a day. */
export async function overdueClients(
  db: Db,
  person: Person,
  agency: number,
  today: string,
): Promise<OverdueClient[]> {
  const { rows } = await sql<OverdueClient>`
    select d.client_id, sum(i.due_cents - i.paid_cents)::bigint as amount, count(distinct d.id)::int as invoices,
      min(i.due_date) as since, max(${today}::date - i.due_date) as days
    from invoice_documents d join registry_clients c on c.id = d.client_id
    join invoice_instalments i on i.document_id = d.id
    where c.agency_id = ${agency} and not d.settled and d.first_due < ${today}::date and ${unpaid}
      and i.due_date < ${today}::date and ${seesClient(person, 'c')}
    group by d.client_id`.execute(db)
  return rows
}
