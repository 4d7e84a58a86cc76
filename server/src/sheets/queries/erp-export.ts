import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type ErpRecord = Readonly<Record<string, string | number | null>>

export async function insertExport(db: Db, sheetId: number, now: Date, record: ErpRecord): Promise<void> {
  await db
    .insertInto('sheet_exports')
    .values({ sheet_id: sheetId, at: now, record: JSON.stringify(record) })
    .execute()
}

/** What confirmed sheets handed to the ERP, newest first, one page. */
export async function exportsPage(
  db: Db,
  { page, perPage, since }: { page: number; perPage: number; since?: string | undefined },
): Promise<{ rows: ErpRecord[]; total: number }> {
  const wanted = sql<boolean>`(${since ?? null}::date is null or at >= ${since ?? null}::date)`
  const { rows } = await sql<{ record: ErpRecord }>`
    select record from sheet_exports where ${wanted} order by at desc, sheet_id desc
    limit ${page === 0 ? 0 : perPage} offset ${Math.max(0, page - 1) * perPage}`.execute(db)
  const counted = await sql<{
    total: number
  }>`select count(*)::int as total from sheet_exports where ${wanted}`.execute(db)
  return { rows: rows.map((row) => row.record), total: counted.rows[0]?.total ?? 0 }
}
