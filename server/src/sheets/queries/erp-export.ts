import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type ErpRecord = Readonly<Record<string, string | number | null>>

export async function insertExport(db: Db, sheetId: number, now: Date, record: ErpRecord): Promise<void> {
  await db
    .insertInto('sheet_exports')
    .values({ sheet_id: sheetId, at: now, record: JSON.stringify(record) })
    .execute()
}

/**
 * What the sheets that hold now handed to the ERP, newest first, one page. The agency is the client's present one:
 * brought in again, an old sheet must not move him back.
 */
export async function exportsPage(
  db: Db,
  { page, perPage, since }: { page: number; perPage: number; since?: string | undefined },
): Promise<{ rows: ErpRecord[]; total: number }> {
  const wanted = sql`
    from sheet_exports e
    join sheets s on s.id = e.sheet_id and s.status = 'confirmed'
    join sheet_clients c on c.id = s.client_id join sheet_agencies a on a.id = c.agency_id
    where ${since ?? null}::date is null or e.at >= ${since ?? null}::date`
  const { rows } = await sql<{ record: ErpRecord }>`
    select e.record || jsonb_build_object('internal_code', c.internal_code, 'agency_code', a.code) as record
    ${wanted} order by e.at desc, e.sheet_id desc
    limit ${page === 0 ? 0 : perPage} offset ${Math.max(0, page - 1) * perPage}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${wanted}`.execute(db)
  return { rows: rows.map((row) => row.record), total: counted.rows[0]?.total ?? 0 }
}
