import { openOrderStatuses } from '@mandato/contract/orders/names'
import type { Db } from '../../platform/db/db.ts'
import { isAmong, sql } from '../../platform/db/sql.ts'

interface Open {
  readonly kind: 'order'
  readonly id: number
  readonly reference: string
  readonly about: string
  readonly since: string
}

/** Orders of a client that nobody decided yet, or that were confirmed and are not delivered: they block its deletion. */
export async function openOrders(db: Db, client: number): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select 'order' as kind, o.id, o.number as reference, o.reference as about, (o.since at time zone 'Europe/Rome')::date as since
    from orders o where o.client_id = ${client} and ${isAmong('o.status', openOrderStatuses)}
    order by since, o.id`.execute(db)
  return rows
}

/** Drafts that name a client. */
export async function draftsOf(db: Db, client: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('client_id', '=', client)
    .where('status', '=', 'draft')
    .execute()
  return rows.map(({ id }) => id)
}

/** Erases what orders say of people. */
export async function eraseWords(db: Db, client: number): Promise<void> {
  await sql`update orders set user_name = '', email = null, vat_number = '', reference = '', notes = '', carrier_note = '',
    decision_reason = '', privacy_at = null where client_id = ${client}`.execute(db)
}

/** Takes the files that came with a client's orders out of them; gives the ids of the stored ones. */
export async function dropFilesOf(db: Db, client: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    delete from order_files f using orders o where o.id = f.order_id and o.client_id = ${client}
    returning f.file_id`.execute(db)
  return rows.map(({ file_id }) => file_id)
}
