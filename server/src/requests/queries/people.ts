import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

/** The client in sight a request is about. */
export async function requesterClient(
  db: Db,
  person: Person,
  id: number,
): Promise<{ readonly id: number; readonly agency_id: number; readonly business_name: string } | undefined> {
  const { rows } = await sql<{ id: number; agency_id: number; business_name: string }>`
    select c.id, c.agency_id, c.business_name from request_clients c
    where c.id = ${id} and c.status <> 'deleted' and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]
}

/** The address and language of an account that is in use. */
export async function accountOf(
  db: Db,
  id: number,
): Promise<{ readonly email: string; readonly language: Language } | undefined> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select email, language from user_cards where id = ${id} and active`.execute(db)
  return rows[0]
}
