import type { SheetColumn } from '@mandato/contract/registry/sheet-columns'
import { regionOfProvince } from '@mandato/contract/fields/provinces'
import type { Insertable } from 'kysely'
import type { Database, Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the registry takes over from a client's sheet. */
export type SheetColumns = Pick<Insertable<Database['clients']>, SheetColumn>

/** Scopes look at the region too, and a sheet has none: that of the Italian province, elsewhere that of the place. */
const regionOf = ({ country, province }: SheetColumns): string | null =>
  country === 'IT' ? regionOfProvince(province ?? '') : null

const staysInArea = ({ country, province }: SheetColumns) =>
  sql<boolean>`(country, province) is not distinct from (${country}::text, ${province ?? null}::text)`
const staysInTown = (columns: SheetColumns) =>
  sql<boolean>`(${staysInArea(columns)} and city is not distinct from ${columns.city ?? null}::text)`

/** Characters a code may have after its P; without those that are read for one another. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A provisional code: P and five characters, until the company gives the client its own. */
function provisional(id: number, attempt: number): string {
  let rest = (id + attempt * 1_000_003) % alphabet.length ** 5
  let code = ''
  for (let place = 0; place < 5; place += 1) {
    code = `${alphabet[rest % alphabet.length] ?? '0'}${code}`
    rest = Math.floor(rest / alphabet.length)
  }
  return `P${code}`
}

/** Enters a client that a sheet brings: a prospect, under a provisional code. */
export async function insertProspect(
  db: Db,
  client: { readonly agencyId: number; readonly agentId: number | null; readonly columns: SheetColumns },
): Promise<{ id: number; code: string }> {
  const { rows } = await sql<{ id: number }>`select nextval('registry_ids')::int as id`.execute(db)
  const id = rows[0]?.id ?? 0
  for (let attempt = 0; ; attempt += 1) {
    const code = provisional(id, attempt)
    const inserted = await db
      .insertInto('clients')
      .values({
        ...client.columns,
        region: regionOf(client.columns),
        id,
        code,
        agency_id: client.agencyId,
        agent_id: client.agentId,
        status: 'prospect',
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { id, code }
  }
}

/**
 * Lets the registry follow a confirmed sheet. A client that moves to another town loses its point and is placed anew.
 * @param code the client's own code, where one is given now
 * @returns false when another client has that code
 */
export async function followSheet(
  db: Db,
  id: number,
  columns: SheetColumns,
  code: string | null,
): Promise<boolean> {
  if (code !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended('client-code:' || ${code}, 0))`.execute(db)
  const stays = staysInTown(columns)
  const row = await db
    .updateTable('clients')
    .set((eb) => ({
      ...columns,
      ...(code !== null && { code }),
      region: sql`coalesce(${regionOf(columns)}::text, case when ${staysInArea(columns)} then region end)`,
      lat: sql`case when ${stays} then lat end`,
      lng: sql`case when ${stays} then lng end`,
      geo_quality: sql`case when ${stays} then geo_quality else 'none' end`,
      placed_for: sql`case when ${stays} then placed_for end`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .$if(code !== null, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('clients as other')
              .select('other.id')
              .where('other.code', '=', code)
              .where('other.id', '<>', id),
          ),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
