import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The address of an account. */
export async function addressOf(db: Db, user: number): Promise<string> {
  const { rows } = await sql<{ email: string }>`select email from user_cards where id = ${user}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a person has an account')
  return row.email
}

/** The agents in service: whom the digest of what is overdue goes to. */
export async function agentsToTell(
  db: Db,
): Promise<{ readonly id: number; readonly email: string; readonly language: Language }[]> {
  const { rows } = await sql<{ id: number; email: string; language: Language }>`
    select id, email, language from user_cards where active and user_type = 2 order by id`.execute(db)
  return rows
}
