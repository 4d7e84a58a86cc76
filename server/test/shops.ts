import type { Insertable } from 'kysely'
import type { Database, Db } from '../src/platform/db/db.ts'

type ClientRow = Insertable<Database['clients']>
/** A client as a test describes it; what is left out is as it would be in an ordinary shop. */
export type Shop = Partial<ClientRow> & { readonly agency_id: number }

let nextCode = 500_000

/** Writes clients; gives their ids in the same order. */
export async function insertShops(db: Db, shops: readonly Shop[]): Promise<number[]> {
  const rows = shops.map((shop) => {
    const code = String((nextCode += 1))
    return { code, business_name: `Mobili ${code}`, ...shop }
  })
  const written = await db.insertInto('clients').values(rows).returning(['id', 'code']).execute()
  const idOf = new Map(written.map(({ id, code }) => [code, id]))
  return rows.map((row) => idOf.get(row.code) ?? 0)
}
