import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import { type BoardFilter, standingClients, type ClientBoardRow, type Only } from './board.ts'

/** Are all the ids in sight? One that is not makes the whole request a 404: a list must not have silent holes. */
export async function seesAll(db: Db, person: Person, { agencies, clients }: Only): Promise<boolean> {
  const { rows } = await sql<{ agencies: number; clients: number }>`select
    (select count(*)::int from sheet_agencies a where a.id = any(${[...agencies]}) and ${seesAgency(person, 'a')}) as agencies,
    (select count(*)::int from sheet_clients c where c.id = any(${[...clients]}) and ${seesClient(person, 'c')}) as clients`.execute(
    db,
  )
  return rows[0]?.agencies === new Set(agencies).size && rows[0].clients === new Set(clients).size
}

export type PrintRow = Pick<
  ClientBoardRow,
  'code' | 'business_name' | 'city' | 'province' | 'agency' | 'agent' | 'sheet_status' | 'customer_status'
> & {
  address: string | null
  postal_code: string | null
  country: string
  phone: string | null
  last_order_date: string | null
}

/** The clients of a printed list by name. */
export const printedClients = (person: Person, only: Only, filter: BoardFilter): List<PrintRow> => ({
  ...standingClients(person, only, filter, { sort: 'business_name', order: 'asc' }),
  fields: sql`c.code, c.business_name, c.address, c.postal_code, c.city, c.province, c.country, c.phone, c.agency, c.agent,
    h.shown_status as sheet_status, c.status as customer_status, c.last_order_date`,
})
