import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { onlyOwnLines } from '../policy.ts'

/** Which articles of a few the clients of an agency in sight bought in the two years up to the day of the figures. */
export async function boughtOf(
  db: Db,
  person: Person,
  agency: number,
  codes: readonly string[],
): Promise<{ readonly client_id: number; readonly code: string }[]> {
  if (codes.length === 0) return []
  const { rows } = await sql<{ client_id: number; code: string }>`
    select distinct l.client_id, l.product_code as code
    from revenue_state p cross join registry_clients c
    join invoice_lines l on l.client_id = c.id and l.date > p.as_of - interval '24 months' and l.date <= p.as_of
    where c.agency_id = ${agency} and ${seesClient(person, 'c')} and l.product_code = any(${[...codes]}) and l.quantity > 0
      and ${onlyOwnLines(person) ? sql`l.agency_id = ${agency}` : sql`true`}`.execute(db)
  return rows
}
