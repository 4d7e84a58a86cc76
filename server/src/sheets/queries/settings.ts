import type { Db } from '../../platform/db.ts'
import { SheetSettings } from '../settings.ts'

/** What the company chose about its sheets, completed by the defaults. */
export async function sheetSettings(db: Db): Promise<SheetSettings> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'sheets').executeTakeFirst()
  const parsed = SheetSettings.safeParse(row?.value ?? {})
  // A setting that cannot be read must not stop every sheet of the network.
  return parsed.success ? parsed.data : SheetSettings.parse({})
}
