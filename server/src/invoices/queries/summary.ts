import type { InvoicesSummary } from '@mandato/contract/invoices/rows'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { unpaid } from './scope.ts'

type Summary = z.input<typeof InvoicesSummary>
const mostClients = 5

/**
 * What the clients in sight owe on a day. Open is what is due less what was paid, credit notes below zero; overdue is
 * what positive instalments are late with.
 */
export async function summaryOn(
  db: Db,
  person: Person,
  asked: { readonly agency?: number | undefined; readonly client?: number | undefined },
  today: string,
): Promise<Summary> {
  const { rows } = await sql<Summary>`
    with docs as materialized (
      select d.id, d.client_id, c.business_name, d.open_cents, d.first_due
      from invoice_documents d join registry_clients c on c.id = d.client_id
      where not d.settled and ${seesClient(person, 'c')}
        and ${asked.agency === undefined ? sql`true` : sql`c.agency_id = ${asked.agency}`}
        and ${asked.client === undefined ? sql`true` : sql`d.client_id = ${asked.client}`}
    ), late as materialized (
      select d.id, d.client_id, d.business_name, i.due_cents - i.paid_cents as cents, ${today}::date - i.due_date as days,
        i.due_date
      from docs d join invoice_instalments i on i.document_id = d.id
      where d.first_due < ${today}::date and ${unpaid} and i.due_date < ${today}::date
    )
    select
      (select json_build_object('amount', coalesce(sum(open_cents), 0), 'count', count(*)) from docs) as open,
      json_build_object('amount', coalesce(sum(cents), 0), 'count', count(distinct id)) as overdue,
      min(due_date) as oldest_due, max(days) as oldest_days,
      json_build_object('to_30', coalesce(sum(cents) filter (where days <= 30), 0),
        'to_60', coalesce(sum(cents) filter (where days between 31 and 60), 0),
        'to_90', coalesce(sum(cents) filter (where days between 61 and 90), 0),
        'beyond', coalesce(sum(cents) filter (where days > 90), 0)) as ageing,
      coalesce((select json_agg(t) from (
        select client_id as id, business_name as name, sum(cents) as amount, max(days) as days,
          count(distinct late.id) as invoices
        from late group by client_id, business_name order by sum(cents) desc, client_id limit ${mostClients}
      ) t), '[]') as clients
    from late`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum gives a row')
  return row
}
