import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { holds, type Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from './scope.ts'

/**
 * Whose accounts a person sees: administrators all, whoever of the sales office may view as others those of agents
 * and customers whose agency or client is in his sight, and of these nobody who sees a client that he does not.
 * @param alias how the query calls the table of the accounts
 */
export function seesAccount(person: Person, alias: string): RawBuilder<boolean> {
  if (person.role === 'admin') return sql<boolean>`true`
  if (person.role !== 'sales' || !holds(person, 'view_as')) return sql<boolean>`false`
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<boolean>`((${of('user_type')} = 2 and exists (select from agencies va where va.id = ${of('agency_id')}
      and ${seesAgency(person, 'va')})
      and not exists (select from clients vc where vc.agency_id = ${of('agency_id')} and vc.status <> 'deleted'
        and not ${seesClient(person, 'vc')}))
    or (${of('user_type')} = 3 and exists (select from client_logins vu where vu.user_id = ${of('id')})
      and not exists (select from client_logins vu join clients vc on vc.id = vu.client_id
        where vu.user_id = ${of('id')} and not ${seesClient(person, 'vc')})))`
}

/** Takes an agent off the clients that are his; they stay with their agency. */
export async function releaseClients(db: Db, userId: number): Promise<number> {
  const { rows } =
    await sql`update clients set agent_id = null where agent_id = ${userId} returning id`.execute(db)
  return rows.length
}
