import type { SheetStatus } from '@mandato/contract/sheets/status'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What the registry keeps of a client's live sheet, or of the last one where none is live. */
export interface SheetNote {
  readonly id: number
  readonly status: SheetStatus
  /** Moments, ISO 8601. */
  readonly since: string | null
  readonly sentAt: string | null
  readonly signedAt: string | null
  readonly confirmedAt: string | null
  /** Since which day the confirmed sheet holds. */
  readonly validFrom: string | null
  /** The confirmed sheet is due for renewal. */
  readonly toRenew: boolean
}

export async function setSheet(db: Db, client: number, sheet: SheetNote): Promise<void> {
  await db
    .updateTable('clients')
    .set({
      sheet_id: sheet.id,
      sheet_status: sheet.status,
      sheet_since: sheet.since,
      sheet_sent_at: sheet.sentAt,
      sheet_signed_at: sheet.signedAt,
      sheet_confirmed_at: sheet.confirmedAt,
      sheet_valid_from: sheet.validFrom,
      sheet_to_renew: sheet.toRenew,
    })
    .where('id', '=', client)
    .execute()
}

/** Prospect → active; true if it was one. With a deletion requested, the status to return to changes too. */
export async function firstSheetConfirmed(db: Db, client: number): Promise<boolean> {
  await sql`update clients set status_before = 'active' where id = ${client} and status = 'deletion_requested'
    and status_before = 'prospect'`.execute(db)
  const row = await db
    .updateTable('clients')
    .set((eb) => ({ status: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', client)
    .where('status', '=', 'prospect')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setLastOrder(db: Db, client: number, day: string): Promise<void> {
  await sql`update clients set last_order_date = greatest(last_order_date, ${day}::date) where id = ${client}`.execute(
    db,
  )
}
