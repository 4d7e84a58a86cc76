import { SheetChoices } from '@mandato/contract/sheets/settings'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type SheetSettings, usualSettings } from '../settings.ts'

/** The one row of `settings` that is the sheets'; the others belong to the server and are never shown. */
const key = 'sheets'

/** What the company chose about its sheets, completed by the usual. */
export async function sheetSettings(db: Db): Promise<SheetSettings> {
  return (await storedSettings(db)).sheets
}

export interface StoredSettings {
  readonly sheets: SheetSettings
  readonly changed_at: string | null
  readonly changed_by: string | null
}

/** The same with when and by whom they were last changed. */
export async function storedSettings(db: Db): Promise<StoredSettings> {
  const { rows } = await sql<{ value: object; changed_at: string; changed_by: string | null }>`
    select s.value, s.changed_at, (select u.name from events e join user_cards u on u.id = e.user_id
      where e.entity = 'settings' and e.entity_id = ${key} order by e.id desc limit 1) as changed_by
    from settings s where s.key = ${key}`.execute(db)
  const [row] = rows
  const parsed = SheetChoices.safeParse({ ...usualSettings, ...row?.value })
  return {
    // A setting that cannot be read must not stop every sheet of the network.
    sheets: parsed.success ? parsed.data : usualSettings,
    changed_at: row?.changed_at ?? null,
    changed_by: row?.changed_by ?? null,
  }
}

/** One change at a time, also of a setting that has no row yet. */
export async function lockSettings(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(tx)
}

export async function keepSettings(tx: Db, sheets: SheetSettings, now: Date): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(sheets), changed_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: JSON.stringify(sheets), changed_at: now }),
    )
    .execute()
}
