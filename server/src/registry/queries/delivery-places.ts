import { type Place, placeTypes } from '@mandato/contract/registry/master-record'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type StoredPlace = z.input<typeof Place>

/**
 * The places of an agency, of a client, or of both: seat, warehouse, registered office, postal address, delivery
 * place. A place that is the same as the seat or the registered office is not repeated, and a deleted client has none.
 * Who may see the agency or the client is for the caller to ask.
 */
export async function placesOf(
  db: Db,
  { agency, client }: { readonly agency?: number | undefined; readonly client?: number | undefined },
): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select p.* from (
      select g.type, g.agency_id as id, a.business_name as label, g.address, g.postal_code, g.city, g.province, g.country,
        g.phone, null as notes
      from agency_places g join agencies a on a.id = g.agency_id where g.agency_id = ${agency ?? null}::int
      union all
      select g.type, g.client_id, c.business_name, g.address, g.postal_code, g.city, g.province, g.country, g.phone, g.notes
      from client_places g join clients c on c.id = g.client_id where g.client_id = ${client ?? null}::int
    ) p order by array_position(${[...placeTypes]}::text[], p.type)`.execute(db)
  return rows
}
