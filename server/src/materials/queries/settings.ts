import { MaterialChoices } from '@mandato/contract/materials/settings'
import type { Db } from '../../platform/db/db.ts'
import { keepSetting, storedSetting } from '../../platform/settings.ts'

const key = 'materials'
const usual: MaterialChoices = { products_per_page: 24 }

/** What the company chose about the catalogue, with when and by whom it was last changed. */
export async function storedMaterialSettings(db: Db) {
  const { value, changed_at, changed_by } = await storedSetting(db, key)
  const parsed = MaterialChoices.safeParse({ ...usual, ...value })
  return { choices: parsed.success ? parsed.data : usual, changed_at, changed_by }
}

/** What the company chose about the catalogue; what it did not choose is as usual. */
export const materialSettings = async (db: Db): Promise<MaterialChoices> =>
  (await storedMaterialSettings(db)).choices

export const keepMaterialSettings = (tx: Db, choices: MaterialChoices, now: Date): Promise<void> =>
  keepSetting(tx, key, choices, now)
