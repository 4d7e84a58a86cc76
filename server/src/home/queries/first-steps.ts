import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface There {
  readonly agencies: boolean
  readonly clients: boolean
  /** Somebody besides the first administrator. */
  readonly people: boolean
  readonly sheet: boolean
}

/** What a new portal has already. */
export async function whatIsThere(db: Db): Promise<There> {
  const { rows } = await sql<There>`
    select exists (select from registry_agencies) as agencies, exists (select from registry_clients) as clients,
      exists (select from user_cards offset 1) as people,
      exists (select from sheet_heads where sheet_id is not null) as sheet`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database does not answer')
  return row
}
