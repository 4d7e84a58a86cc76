import type { RowOf, SortOf } from '@mandato/contract/list'
import type { requestListCalls } from '@mandato/contract/requests/calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { requestTables, seesRequest } from './scope.ts'

type Call = typeof requestListCalls.requests
export type RequestRow = RowOf<Call>
export type RequestsQuery = z.output<Call['query']>

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  since: sql`l.since`,
  client: sql`plain(c.business_name)`,
  agency: sql`plain(a.business_name)`,
  created_at: sql`l.created_at`,
}

const inHand = (user: number) => sql<boolean>`exists (select from request_hands h
  where h.kind = l.thing and h.request_id = l.thing_id and h.user_id = ${user})`
const inNoHand = sql<boolean>`(l.turn = 'ours' and not exists (select from request_hands h
  where h.kind = l.thing and h.request_id = l.thing_id))`
/** The staff’s are those in their hands, everybody else’s those they wrote. */
const isMine = (person: Person) =>
  isStaff(person) ? inHand(person.id) : sql<boolean>`l.created_by = ${person.id}`

/** Everything the list is narrowed by but how a request stands: those counts stand beside it. */
const narrowed = (person: Person, asked: RequestsQuery) => [
  seesRequest(person),
  asked.type && sql<boolean>`l.kind = ${asked.type}`,
  asked.agency !== undefined && sql<boolean>`l.agency_id = ${asked.agency}`,
  asked.client !== undefined && sql<boolean>`l.client_id = ${asked.client}`,
  asked.q &&
    sql<boolean>`plain(l.subject || ' ' || l.number || ' ' || coalesce(c.business_name, '') || ' '
      || coalesce(a.business_name, '')) like ${containing(asked.q)}`,
]

export const requestFields = sql<RequestRow>`l.thing || '-' || l.thing_id as id, l.kind, l.number, l.subject, l.state,
  l.own_status, l.turn, l.since, l.client_id, c.business_name as client, l.agency_id, a.business_name as agency,
  (select u.name from user_cards u where u.id = l.created_by) as by, l.created_at, (
    select json_build_object('id', h.user_id, 'name', u.name, 'since', h.since)
    from request_hands h join user_cards u on u.id = h.user_id
    where h.kind = l.thing and h.request_id = l.thing_id) as assigned, l.messages`

/** Requests in sight. */
export const requestsSeenBy = (person: Person, asked: RequestsQuery): List<RequestRow> => ({
  from: requestTables,
  where: [
    ...narrowed(person, asked),
    asked.status && sql<boolean>`l.state = ${asked.status}`,
    asked.turn && sql<boolean>`l.turn = ${asked.turn}`,
    asked.mine !== undefined && sql<boolean>`${isMine(person)} = ${asked.mine}`,
    asked.nobody !== undefined && sql<boolean>`${inNoHand} = ${asked.nobody}`,
  ],
  id: sql`l.thing || l.thing_id`,
  lookUp: (id) => sql<boolean>`l.thing_id = regexp_replace(${id}, '\\D', '', 'g')::int`,
  sort: sortKeys[asked.sort],
  order: asked.order,
  fields: requestFields,
})

type Counts = Record<'open' | 'answered' | 'closed' | 'mine' | 'nobody', number>
/** How many requests stand how, narrowed as the list is. */
export async function requestCounts(db: Db, person: Person, asked: RequestsQuery): Promise<Counts> {
  const filters = narrowed(person, asked).filter((one) => typeof one === 'object')
  const { rows } = await sql<Counts>`
    select count(*) filter (where l.state = 'open')::int as open,
      count(*) filter (where l.state = 'answered')::int as answered,
      count(*) filter (where l.state = 'closed')::int as closed,
      count(*) filter (where l.state <> 'closed' and ${isMine(person)})::int as mine,
      count(*) filter (where ${inNoHand})::int as nobody
    from ${requestTables} where ${sql.join(filters, sql` and `)}`.execute(db)
  return rows[0] ?? { open: 0, answered: 0, closed: 0, mine: 0, nobody: 0 }
}

/** Minutes up to the first answer, the median of the free requests answered in the last thirty days. */
export async function firstAnswerMinutes(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select round(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)) / 60)::int
      as minutes
    from free_requests where answered_at > ${now.toISOString()}::timestamptz - interval '30 days'`.execute(db)
  return rows[0]?.minutes ?? null
}

/** How many requests wait for the staff and are in nobody’s hands. */
export async function countNobodys(db: Db, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${requestTables}
    where l.thing = 'free' and ${inNoHand} and ${seesRequest(person)}`.execute(db)
  return rows[0]?.count ?? 0
}
