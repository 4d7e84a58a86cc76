import type { Language } from '@mandato/contract/words'
import type { RowOf, SortOf } from '@mandato/contract/list'
import { droppedRequestStatuses } from '@mandato/contract/materials/status'
import { terminalOrderStatuses } from '@mandato/contract/orders/names'
import type { requestListCalls } from '@mandato/contract/requests/calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { type List, listCounts, type Listed, listPage, type Page } from '../../platform/db/list.ts'
import { containing, isAmong, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { namesOfRequests, requestList, requestsInSight, requestTables, seesRequest } from './scope.ts'

type Call = typeof requestListCalls.requests
export type RequestRow = RowOf<Call>
export type RequestsQuery = z.output<Call['query']>

/**
 * Whose turn it is, the reader’s own first, then the other side’s, then what is answered; in each what has waited longest
 * comes first. What is closed ends the list, the latest first. One number, as the list is sorted by one: seconds since
 * 1970 have ten digits.
 */
const byTurn = (person: Person) => {
  const [first, second] = isStaff(person) ? ['ours', 'theirs'] : ['theirs', 'ours']
  return sql`case when l.state = 'closed' then 4e11 - extract(epoch from l.since)
    else (case l.turn when ${sql.lit(first)} then 0 when ${sql.lit(second)} then 1e11 else 2e11 end)
      + extract(epoch from l.since) end`
}
const sortKeys = (person: Person): Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> => ({
  turn: byTurn(person),
  since: sql`l.since`,
  client: sql`plain(c.business_name)`,
  agency: sql`plain(a.business_name)`,
  created_at: sql`l.created_at`,
})

// Those in hands are few: read once, and not looked up for each request.
const inHand = (user: number) => sql<boolean>`(l.thing, l.thing_id) in (
  select h.kind, h.request_id from request_hands h where h.user_id = ${user})`
const inNoHand = sql<boolean>`(l.turn = 'ours' and (l.thing, l.thing_id) not in (
  select h.kind, h.request_id from request_hands h))`
/** The staff’s are those in their hands, everybody else’s those they wrote. */
const isMine = (person: Person) =>
  isStaff(person) ? inHand(person.id) : sql<boolean>`l.created_by = ${person.id}`

/** Everything the list is narrowed by but who asks and how a request stands: those counts stand beside it. */
const narrowed = (asked: RequestsQuery) => [
  asked.type && sql<boolean>`l.kind = ${asked.type}`,
  asked.agency !== undefined && sql<boolean>`l.agency_id = ${asked.agency}`,
  asked.client !== undefined && sql<boolean>`l.client_id = ${asked.client}`,
  asked.q &&
    sql<boolean>`plain(concat_ws(' ', l.subject, l.subject_en, l.subject_fr, l.subject_es) || ' ' || l.number || ' ' || coalesce(c.business_name, '') || ' '
      || coalesce(a.business_name, '')) like ${containing(asked.q)}`,
]

/** What a request is about; a material by its name in the reader’s language. */
const subjectIn = (language: Language) =>
  language === 'it' ? sql`l.subject` : sql`coalesce(${sql.ref(`l.subject_${language}`)}, l.subject)`

export const requestFields = (
  language: Language,
) => sql<RequestRow>`l.thing || '-' || l.thing_id as id, l.kind, l.number, ${subjectIn(language)} as subject, l.state,
  l.own_status, l.turn, l.since, l.client_id, c.business_name as client, l.agency_id, a.business_name as agency,
  (select u.name from user_cards u where u.id = l.created_by) as by, l.created_at, (
    select json_build_object('id', h.user_id, 'name', u.name, 'since', h.since)
    from request_hands h join user_cards u on u.id = h.user_id
    where h.kind = l.thing and h.request_id = l.thing_id) as assigned, l.messages`

/** Whether clients and agencies are read with all requests, and not with those of a page alone. */
const readsNames = ({ q }: RequestsQuery, sort?: RequestsQuery['sort']): boolean =>
  Boolean(q) || sort === 'client' || sort === 'agency'

/** Requests in sight. */
export const requestsSeenBy = (
  person: Person,
  asked: RequestsQuery,
  language: Language,
): List<RequestRow> => {
  const { from, inSight } = requestsInSight(person)
  return {
    ...(readsNames(asked, asked.sort)
      ? { from: sql`${from} ${namesOfRequests}`, of: requestTables }
      : { from, of: requestList, joins: namesOfRequests }),
    where: [
      inSight,
      ...narrowed(asked),
      asked.status && sql<boolean>`l.state = ${asked.status}`,
      asked.status && asked.status !== 'closed' && notClosed,
      asked.turn && sql<boolean>`l.turn = ${asked.turn}`,
      asked.mine !== undefined && sql<boolean>`${isMine(person)} = ${asked.mine}`,
      asked.nobody !== undefined && sql<boolean>`${inNoHand} = ${asked.nobody}`,
    ],
    id: sql`l.thing || l.thing_id`,
    lookUp: (id) => sql<boolean>`l.thing_id = regexp_replace(${id}, '\\D', '', 'g')::int`,
    sort: sortKeys(person)[asked.sort],
    order: asked.order,
    fields: requestFields(language),
  }
}

/** The same as `state <> 'closed'`, in the words of the indexes of what is not: PostgreSQL knows how few that are. */
const notClosed = sql<boolean>`case l.thing
  when 'material' then not ${isAmong('l.own_status', ['delivered', ...droppedRequestStatuses])}
  when 'order' then not ${isAmong('l.own_status', terminalOrderStatuses)}
  else l.own_status <> 'closed' end`
/**
 * A page of them. By turn what is closed comes last, and is nearly all there is: head office finds the pages before it
 * without it, and it is counted by an index.
 */
export async function requestPage(
  db: Db,
  person: Person,
  asked: RequestsQuery,
  page: Page,
  language: Language,
): Promise<Listed<RequestRow>> {
  const list = requestsSeenBy(person, asked, language)
  if (!isStaff(person) || asked.sort !== 'turn' || asked.order !== 'asc' || asked.status)
    return listPage(db, list, page)
  const live = await listPage(db, { ...list, where: [...list.where, notClosed] }, page)
  if (page.page * page.per_page > live.total) return listPage(db, list, page)
  return { ...live, total: (await listCounts(db, list)).total }
}

type Counts = Record<'open' | 'answered' | 'theirs' | 'closed' | 'mine' | 'nobody', number>
/** How many requests stand how, narrowed as the list is. */
export async function requestCounts(db: Db, person: Person, asked: RequestsQuery): Promise<Counts> {
  const { from, inSight } = requestsInSight(person)
  const filters = [inSight, ...narrowed(asked)].filter((one) => typeof one === 'object')
  const seen = sql`from ${from} ${readsNames(asked) ? namesOfRequests : sql``} where ${sql.join(filters, sql` and `)}`
  // What is closed is nearly all there is, and is counted by what has the fewest columns.
  const { rows } = await sql<Counts>`
    select count(*) filter (where l.state = 'open')::int as open,
      count(*) filter (where l.state = 'answered')::int as answered,
      count(*) filter (where l.state = 'answered' and l.turn = 'theirs')::int as theirs,
      ((select count(*) ${seen}) - count(*))::int as closed,
      count(*) filter (where ${isMine(person)})::int as mine,
      count(*) filter (where ${inNoHand})::int as nobody
    ${seen} and ${notClosed}`.execute(db)
  return rows[0] ?? { open: 0, answered: 0, theirs: 0, closed: 0, mine: 0, nobody: 0 }
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
    select count(*)::int as count from ${requestList}
    where l.thing = 'free' and ${inNoHand} and ${seesRequest(person)}`.execute(db)
  return rows[0]?.count ?? 0
}
