import type { Db } from '../../platform/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/sql.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'
import type { Only } from './board.ts'

/** Are all the ids in sight? One that is not makes the whole request a 404: a list must not have silent holes. */
export async function seesAll(db: Db, person: Person, { agencies, clients }: Only): Promise<boolean> {
  const { rows } = await sql<{ agencies: number; clients: number }>`select
    (select count(*)::int from sheet_agencies a where a.id = any(${[...agencies]}) and ${seesAgency(person, 'a')}) as agencies,
    (select count(*)::int from sheet_clients c where c.id = any(${[...clients]}) and ${seesClient(person, 'c')}) as clients`.execute(
    db,
  )
  return rows[0]?.agencies === new Set(agencies).size && rows[0].clients === new Set(clients).size
}
