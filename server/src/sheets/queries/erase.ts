import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * What goes when a client is deleted: revisions nobody signed, uploads, the addresses of signers, the rows for
 * the ERP. Signed sheets with their evidence stay for the legal period (regulation (EU) 2016/679, art. 17 par. 3
 * lit. b and e).
 * @returns the ids of the files that are no longer needed
 */
export async function eraseSheetsOf(db: Db, clientId: number): Promise<number[]> {
  const unsigned = sql<boolean>`client_id = ${clientId} and signed_at is null`
  const { rows } = await sql<{ file_id: number | null }>`
    with uploads as (
      delete from sheet_attachments where client_id = ${clientId} and kind = 'upload' returning file_id
    ), frozen as (
      select pdf_file_id as file_id from sheets where ${unsigned} and pdf_file_id is not null
    )
    select file_id from uploads union all select file_id from frozen`.execute(db)
  await sql`delete from sheet_papers p using sheets where sheets.id = p.sheet_id and ${unsigned}`.execute(db)
  await sql`update sheets set fields = '{}', signer_email = null, decision_note = null, pdf_file_id = null, version = version + 1,
      status = case when status in ('draft', 'ready_to_sign', 'sent', 'in_review') then 'cancelled' else status end
    where ${unsigned}`.execute(db)
  await sql`delete from sheet_exports e using sheets s where s.id = e.sheet_id and s.client_id = ${clientId}`.execute(
    db,
  )
  await sql`delete from sheet_reminders where client_id = ${clientId}`.execute(db)
  return rows.flatMap((row) => (row.file_id === null ? [] : [row.file_id]))
}

/** Whom sheets of a client were sent to for signature: they need not be among its registered addresses. */
export async function signersOf(db: Db, clientId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(signer_email) as email from sheets
    where client_id = ${clientId} and signer_email is not null`.execute(db)
  return rows.map(({ email }) => email)
}
