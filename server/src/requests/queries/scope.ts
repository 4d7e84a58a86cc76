import type { RawBuilder } from 'kysely'
import { sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { amongClientsInSight, isUnlimited, seesAgency } from '../../registry/index.ts'

/** The list, and the client and agency of today. */
export const requestList = sql`request_list l`
export const namesOfRequests = sql`left join registry_clients c on c.id = l.client_id
  left join registry_agencies a on a.id = l.agency_id`
export const requestTables = sql`${requestList} ${namesOfRequests}`

/**
 * The list with what is in sight: what is of clients and what is of none are found each by its index where somebody of head
 * office sees areas. Joined by “or” they are found together, and every request is read.
 */
export const requestsInSight = (
  person: Person,
): { from: RawBuilder<unknown>; inSight: RawBuilder<boolean> } =>
  isStaff(person) && !isUnlimited(person)
    ? {
        from: sql`(select l.* from ${requestList} where ${amongClientsInSight(person, 'l.client_id')}
          union all select l.* from ${requestList} where l.client_id is null and ${ofNoClient(person)}) l`,
        inSight: sql<boolean>`true`,
      }
    : { from: requestList, inSight: seesRequest(person) }

/** Of an agency without a client: its people and the staff; its customers are told nothing of it. */
const ofAgency = (person: Person): RawBuilder<boolean> =>
  person.role === 'agent' || isStaff(person)
    ? sql<boolean>`l.asking_agency_id = any(array(select sa.id from registry_agencies sa where ${seesAgency(person, 'sa')}))`
    : sql<boolean>`false`

/**
 * Which requests a person sees: those about the clients in sight, those of the agency in sight, and what one asked
 * oneself and about no client. Whoever leaves an agency or loses a client leaves its requests with it. What names neither
 * is the whole staff’s: resellers and the press ask head office. By the ids alone, which each part of the list has an index of.
 */
export const seesRequest = (person: Person): RawBuilder<boolean> =>
  isUnlimited(person)
    ? sql<boolean>`true`
    : sql<boolean>`(
  ${amongClientsInSight(person, 'l.client_id')}
  or (l.client_id is null and ${ofNoClient(person)}))`

const ofNoClient = (person: Person): RawBuilder<boolean> => sql<boolean>`(
  (l.asking_agency_id is not null and ${ofAgency(person)})
  or (l.thing = 'free' and ((l.created_by = ${person.id}
      and (l.asking_agency_id is null or l.asking_agency_id = ${person.agencyId}))
    or (l.asking_agency_id is null and ${sql.lit(isStaff(person))}))))`
