import { fieldOfColumn, sheetColumns } from '@mandato/contract/registry/sheet-columns'
import { sheetField } from '@mandato/contract/sheets/fields'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Sheets whose link has run out. */
export const expiredLinks = (db: Db, now: Date) =>
  db
    .selectFrom('sheets')
    .select(['id', 'client_id'])
    .where('status', '=', 'sent')
    .where('link_expires_at', '<=', now.toISOString())
    .orderBy('id')
    .execute()

export type RenewalReason = 'legal_text' | 'erp' | 'age'

/** The contractual columns the ERP may have changed since; empty ones say nothing. */
const differs = sql.join(
  sheetColumns
    .filter((column) => column !== 'fixed_days' && sheetField.get(fieldOfColumn(column))?.contractual)
    .map((column) => {
      const now = sql`${sql.ref(`c.${column}`)}::text`
      return sql`coalesce(${now}, '') <> '' and ${now} is distinct from s.fields ->> ${sql.lit(fieldOfColumn(column))}`
    }),
  sql` or `,
)

/**
 * Confirmed sheets that are due for renewal and not marked yet: confirmed on or before a day, signed under an
 * older legal text, or contradicted by the ERP.
 */
export async function dueForRenewal(
  db: Db,
  due: { readonly confirmedBy: string; readonly privacy: number; readonly terms: number },
): Promise<{ id: number; client_id: number; because: RenewalReason }[]> {
  const { rows } = await sql<{ id: number; client_id: number; because: RenewalReason }>`
    select s.id, s.client_id, case when s.privacy_version < ${due.privacy} or s.terms_version < ${due.terms} then 'legal_text'
      when s.valid_from <= ${due.confirmedBy}::date then 'age' else 'erp' end as because
    from sheets s join sheet_clients c on c.id = s.client_id
    where s.status = 'confirmed' and not s.to_renew and c.status <> 'deleted'
      and (s.privacy_version < ${due.privacy} or s.terms_version < ${due.terms} or s.valid_from <= ${due.confirmedBy}::date or ${differs})
    order by s.id`.execute(db)
  return rows
}
