import type { Db } from '../../platform/db/db.ts'
import type { RowChange, RowNotice, ValueChange } from '../../platform/bulk-load/landing.ts'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'

/** Keeps what an import would change, to be looked at before it is applied. */
export async function keepChanges(
  db: Db,
  importId: number,
  {
    changes,
    notices,
  }: { changes: readonly RowChange[]; notices: { rows: readonly RowNotice[]; total: number } },
): Promise<void> {
  const noted = notices.rows.map(({ values, ...row }) => ({ ...row, what: 'notice', reason_values: values }))
  await sql`
    insert into import_changes (import_id, what, line, subject, reason, reason_values, details)
    select ${importId}, r.what, r.line, r.subject, r.reason, coalesce(r.reason_values, '{}'), r.details
    from jsonb_to_recordset(${JSON.stringify([...changes, ...noted])}::jsonb)
      as r (what text, line bigint, subject text, reason text, reason_values jsonb, details jsonb)`.execute(
    db,
  )
  await db.updateTable('imports').set({ notices: notices.total }).where('id', '=', importId).execute()
}

export interface ChangeRow {
  readonly line: number
  readonly subject: string | null
  readonly reason: RowNotice['reason'] | null
  readonly reason_values: Readonly<Record<string, string>>
  readonly details: readonly ValueChange[]
}

/** Kept rows of one sort in the order of the file. */
export const importChanges = (importId: number, what: 'created' | 'updated' | 'notice'): List<ChangeRow> => ({
  from: sql`import_changes c`,
  where: [sql<boolean>`c.import_id = ${importId}`, sql<boolean>`c.what = ${what}`],
  id: sql`(c.import_id, c.what, c.line)`,
  sort: sql`c.line`,
  order: 'asc',
  fields: sql`c.line, c.subject, c.reason, c.reason_values, c.details`,
})
