import { codesIn, type Labelled } from '@mandato/contract/catalogue/energy-in-texts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * The articles with an energy label that texts name (Regulation (EU) 2017/1369, art. 6; C-761/22: whoever names a model
 * says its class and range with it).
 */
export async function labelsIn(db: Db, texts: readonly string[]): Promise<Labelled[]> {
  const codes = codesIn(texts)
  if (codes.length === 0) return []
  const { rows } = await sql<Labelled>`
    select code, energy_class, energy_range from energy_labels where code = any(${codes}) order by code`.execute(
    db,
  )
  return rows
}
