import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'

/** For whom something is: an agency, or a client of it. */
export interface Recipient {
  readonly agency_id: number
  readonly client_id?: number | null | undefined
}

/** How many of the recipients a person does not see, or do not exist. */
export async function unseenRecipients(
  db: Db,
  person: Person,
  recipients: readonly Recipient[],
): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    select count(*)::int as unseen
    from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as r (agency_id int, client_id int)
    where not case when r.client_id is null
      then exists (select from registry_agencies a where a.id = r.agency_id and ${seesAgency(person, 'a')})
      else exists (select from client_cards c where c.id = r.client_id and c.agency_id = r.agency_id
        and c.status <> 'deleted' and ${seesClient(person, 'c')}) end`.execute(db)
  return rows[0]?.unseen ?? 0
}

/** The agency of each client. */
export async function agenciesOfClients(db: Db, clients: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; agency_id: number }>`
    select id, agency_id from registry_clients where id = any(${[...clients]})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.agency_id]))
}
