import type { RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ClientFigures } from '../../registry/index.ts'
import { unpaid } from './scope.ts'

interface Open {
  readonly kind: 'invoice'
  readonly id: number
  readonly reference: string
  readonly since: string
}

/** Unpaid invoices of a client: they block its deletion. */
export async function openInvoices(db: Db, client: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select 'invoice' as kind, d.id, d.number as reference, d.date as since from invoice_documents d
    where d.client_id = ${client} and not d.settled order by d.date, d.id`.execute(db)
  return rows
}

const lateOf = (client: RawBuilder<number>, day: string) => sql`(
  select sum(i.due_cents - i.paid_cents)::bigint from invoice_documents d
  join invoice_instalments i on i.document_id = d.id
  where d.client_id = ${client} and not d.settled and d.first_due < ${day}::date and ${unpaid}
    and i.due_date < ${day}::date)`

/** The figures of a client with what it is late with today, which the sales do not know. */
export const withOverdue = (figures: ClientFigures, clock: Clock): ClientFigures => ({
  ...figures,
  of: (client, person) => sql`
    select f.prev_total, f.prev_prog, f.curr_ytd, ${lateOf(client, today(clock))} as overdue
    from (select) one left join lateral (${figures.of(client, person)}) f on true`,
})
