import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

/** A client in sight whose prices may be asked for. */
export async function priceClient(
  db: Db,
  person: Person,
  id: number,
): Promise<{ readonly id: number; readonly code: string; readonly business_name: string } | undefined> {
  const { rows } = await sql<{ id: number; code: string; business_name: string }>`
    select c.id, c.code, c.business_name from price_clients c
    where c.id = ${id} and c.status <> 'deleted' and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]
}
