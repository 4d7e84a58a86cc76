import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The address of an account. */
export async function addressOf(db: Db, user: number): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from user_cards where id = ${user}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a person has an account')
  return row.email
}
