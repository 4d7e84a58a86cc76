import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Pieces of a request line that a hand-over gave to a client, and that were not taken back since. */
export interface HandedOver {
  readonly request_id: number
  readonly product_id: number
  readonly agency_id: number
  readonly client_id: number
  readonly quantity: number
}

export async function handedOver(db: Db, handOver: number): Promise<HandedOver[]> {
  const { rows } = await sql<HandedOver>`
    select request_id, product_id, agency_id, client_id, sum(delivered)::int as quantity from material_ledger
    where hand_over_id = ${handOver} group by request_id, product_id, agency_id, client_id
    having sum(delivered) > 0 order by request_id`.execute(db)
  return rows
}
