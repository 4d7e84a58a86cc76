import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'

export type ErpRecord = Readonly<Record<string, string | number | null>>

export async function insertExport(db: Db, sheetId: number, now: Date, record: ErpRecord): Promise<void> {
  await db
    .insertInto('sheet_exports')
    .values({ sheet_id: sheetId, at: now, record: JSON.stringify(record) })
    .execute()
}

/**
 * What the sheets that hold now handed to the ERP, newest first. The agency is the client's present one: brought in
 * again, an old sheet must not move him back.
 * @param since only from this day on
 */
export const sheetExports = (since: string | undefined): List<{ record: ErpRecord }> => ({
  from: sql`sheet_exports e
    join sheets s on s.id = e.sheet_id and s.status = 'confirmed'
    join sheet_clients c on c.id = s.client_id join sheet_agencies a on a.id = c.agency_id`,
  where: [since !== undefined && sql<boolean>`e.at >= ${since}::date`],
  id: sql`e.sheet_id`,
  sort: sql`e.at`,
  order: 'desc',
  fields: sql`e.record || jsonb_build_object('internal_code', c.internal_code, 'agency_code', a.code) as record`,
})
