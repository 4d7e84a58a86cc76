import { SheetChoices } from '@mandato/contract/sheets/settings'
import type { Db } from '../../platform/db/db.ts'
import { keepSetting, storedSetting } from '../../platform/settings.ts'
import { type SheetSettings, usualSettings } from '../settings.ts'

/** The one row of `settings` that is the sheets'. */
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
  const { value, changed_at, changed_by } = await storedSetting(db, key)
  const parsed = SheetChoices.safeParse({ ...usualSettings, ...value })
  // A setting that cannot be read must not stop every sheet of the network.
  return { sheets: parsed.success ? parsed.data : usualSettings, changed_at, changed_by }
}

export const keepSettings = (tx: Db, sheets: SheetSettings, now: Date): Promise<void> =>
  keepSetting(tx, key, sheets, now)
