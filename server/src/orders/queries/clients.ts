import type { Selectable } from 'kysely'
import type { Database, Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

type Row = Selectable<Database['order_clients']>
/** What an order needs of its client: what is printed, and whom to write to. */
export interface OrderClient extends Row {
  readonly id: number
  readonly code: string
  readonly agency_id: number
  readonly status: string
  readonly business_name: string
  readonly country: string
  readonly emails: string[]
  readonly agency: string
  readonly agency_code: string
  readonly agency_country: string
}

/** A client in sight by its code. */
export async function clientCoded(db: Db, person: Person, code: string): Promise<OrderClient | undefined> {
  const { rows } = await sql<OrderClient>`
    select c.* from order_clients c where c.code = ${code} and c.status <> 'deleted' and ${seesClient(person, 'c')}`.execute(
    db,
  )
  return rows[0]
}

/** The clients a saving is about: the one that is named, and the one a saved order had until now. */
export async function clientsOfSaving(db: Db, code: string, order: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from order_clients c
    where c.code = ${code} or c.id = (select o.client_id from orders o where o.id = ${order ?? null}::int)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The client of an order. */
export async function clientOf(db: Db, id: number): Promise<OrderClient> {
  const { rows } = await sql<OrderClient>`select c.* from order_clients c where c.id = ${id}`.execute(db)
  const [client] = rows
  if (!client) throw new Error('an order names a client of the registry')
  return client
}

/** The address and language of an account. */
export async function accountOf(
  db: Db,
  id: number,
): Promise<
  | { readonly email: string; readonly language: 'it' | 'en' | 'fr' | 'es'; readonly active: boolean }
  | undefined
> {
  const { rows } = await sql<{ email: string; language: 'it' | 'en' | 'fr' | 'es'; active: boolean }>`
    select email, language, active from user_cards where id = ${id}`.execute(db)
  return rows[0]
}
