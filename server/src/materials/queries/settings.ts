import type { MaterialChoices } from '@mandato/contract/materials/settings'
import type { Db } from '../../platform/db/db.ts'

const usual: MaterialChoices = { products_per_page: 24 }

/** What the company chose about the catalogue; what it did not choose is as usual. */
export async function materialSettings(db: Db): Promise<MaterialChoices> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'materials')
    .executeTakeFirst()
  return { ...usual, ...(row?.value as Partial<MaterialChoices> | undefined) }
}
