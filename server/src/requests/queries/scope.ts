import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'

/** The list with the client and agency of today. */
export const requestTables = sql`request_list l left join registry_clients c on c.id = l.client_id
  left join registry_agencies a on a.id = l.agency_id`

/** Of an agency without a client: its people and the staff; its customers are told nothing of it. */
const ofAgency = (person: Person): RawBuilder<boolean> =>
  person.role === 'agent' || isStaff(person) ? seesAgency(person, 'a') : sql<boolean>`false`

/**
 * Which requests a person sees: those about the clients in sight, those of the agency in sight, and what one asked
 * oneself and about no client. Whoever leaves an agency or loses a client leaves its requests with it. What names neither
 * is the whole staff’s: resellers and the press ask head office.
 */
export const seesRequest = (person: Person): RawBuilder<boolean> => sql<boolean>`(
  (l.client_id is not null and ${seesClient(person, 'c')})
  or (l.client_id is null and l.agency_id is not null and ${ofAgency(person)})
  or (l.thing = 'free' and l.client_id is null and ((l.created_by = ${person.id}
      and (l.agency_id is null or l.agency_id = ${person.agencyId}))
    or (l.agency_id is null and ${sql.lit(isStaff(person))}))))`
