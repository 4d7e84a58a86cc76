import type { SortOf } from '@mandato/contract/list'
import { type BoardStatus, withAgent } from '@mandato/contract/sheets/status'
import type { boardCalls, boardNarrowings } from '@mandato/contract/sheets/board-calls'
import type { Db } from '../../platform/db/db.ts'
import type { Filter, List } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { codesLike, containing, escapeLike, sql } from '../../platform/db/sql.ts'
import { inProgress, seesClient } from '../../registry/index.ts'
import { betweenReminders } from '../rules.ts'

type BoardSort = SortOf<typeof boardCalls.statusClients>

export interface BoardFilter {
  readonly q?: string | undefined
  readonly sheet_status?: BoardStatus | undefined
  readonly filter?: (typeof boardNarrowings)[number] | undefined
  readonly agent?: number | undefined
}

/** Clients, each under the revision of the sheet it stands under. */
const standing = sql`sheet_clients c join sheet_heads h on h.client_id = c.id`
/** Which clients count: all in sight but the deleted ones. */
const inSight = (person: Person) => sql<boolean>`c.status <> 'deleted' and ${seesClient(person, 'c')}`

const columns = { client: 'c.status', sheet: 'h.shown_status' }

/** What a board is narrowed to: a flag of the progress lists, or what is the agent's turn. */
const narrowing = (filter: NonNullable<BoardFilter['filter']>) =>
  filter === 'with_agent'
    ? sql<boolean>`h.shown_status = any(${[...withAgent]})`
    : inProgress(filter, columns)

const narrowed = ({ q, sheet_status, agent, filter }: BoardFilter): Filter[] => [
  q && contains(q),
  sheet_status && sql<boolean>`h.shown_status = ${sheet_status}`,
  agent !== undefined && sql<boolean>`c.agent_id = ${agent}`,
  filter && narrowing(filter),
]

const contains = (q: string) =>
  sql<boolean>`(c.searchable like ${containing(q)} or c.code like ${codesLike(`%${escapeLike(q)}%`)})`

export interface StatusCount {
  readonly agency_id: number
  readonly agency: string
  readonly agent: string | null
  readonly status: BoardStatus
  readonly count: number
  readonly last_reminder_at: string | null
  /** When the first of these clients may be reminded again; null when one never was. */
  readonly remind_from: string | null
}

const pause = sql`make_interval(secs => ${betweenReminders})`

/** How many clients stand under each status, per agency; agencies without clients in sight are left out. */
export async function countsByAgency(db: Db, person: Person): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select c.agency_id, c.agency, string_agg(distinct c.agent, ', ' order by c.agent) as agent, h.shown_status as status,
      count(*)::int as count, max(r.last_at) as last_reminder_at,
      case when count(*) = count(r.last_at) then min(r.last_at) + ${pause} end as remind_from
    from ${standing} left join sheet_reminders r on r.client_id = c.id where ${inSight(person)}
    group by c.agency_id, c.agency, h.shown_status order by c.agency, c.agency_id`.execute(db)
  return rows
}

/** How many clients in sight stand under each status. */
export async function countsByStatus(
  db: Db,
  person: Person,
): Promise<{ status: BoardStatus; count: number }[]> {
  const { rows } = await sql<{ status: BoardStatus; count: number }>`
    select h.shown_status as status, count(*)::int as count from ${standing}
    where ${inSight(person)} group by h.shown_status`.execute(db)
  return rows
}

export interface ClientBoardRow {
  client_id: number
  code: string
  internal_code: string | null
  business_name: string
  city: string | null
  province: string | null
  agency_id: number
  agency: string
  agent: string | null
  sheet_id: number | null
  revision: number | null
  sheet_status: BoardStatus
  customer_status: 'prospect' | 'active' | 'dormant' | 'suspended' | 'deletion_requested' | 'deleted'
  sent_at: string | null
  signed_at: string | null
  confirmed_at: string | null
  valid_from: string | null
  days_waiting: number | null
  remind_from: string | null
}

/** Only these clients, and the clients of these agencies. */
export interface Only {
  readonly agencies: readonly number[]
  readonly clients: readonly number[]
}

/** The sort keys; the longest time in the present status is the longest wait. */
const sorted: Readonly<Record<BoardSort, ReturnType<typeof sql>>> = {
  business_name: sql`plain(c.business_name)`,
  code: sql`c.code`,
  city: sql`plain(c.city)`,
  province: sql`c.province`,
  agency: sql`plain(c.agency)`,
  agent: sql`plain(c.agent)`,
  sheet_status: sql`h.shown_status`,
  customer_status: sql`c.status`,
  sent_at: sql`h.sent_at`,
  signed_at: sql`h.signed_at`,
  confirmed_at: sql`case when h.status = 'confirmed' then h.decided_at end`,
  valid_from: sql`h.valid_from`,
  days_waiting: sql`case when h.shown_status <> 'confirmed' then -extract(epoch from h.since) end`,
}

export interface BoardOrder {
  readonly sort: BoardSort
  readonly order: 'asc' | 'desc'
}

const inList = ({ clients, agencies }: Only) =>
  sql<boolean>`(c.id = any(${[...clients]}) or c.agency_id = any(${[...agencies]}))`

/** The clients of a list, all in sight or only some, narrowed by a filter: without what is told of them. */
export const standingClients = (
  person: Person,
  only: Only | null,
  filter: BoardFilter,
  { sort, order }: BoardOrder,
): Omit<List<unknown>, 'fields'> => ({
  from: standing,
  where: [inSight(person), only && inList(only), ...narrowed(filter)],
  id: sql`c.id`,
  sort: sorted[sort],
  order,
})

/**
 * The same with the state of their sheets.
 * @param today the business day from which waiting is counted
 */
export const boardOfClients = (
  person: Person,
  only: Only | null,
  filter: BoardFilter,
  by: BoardOrder,
  today: string,
): List<ClientBoardRow> => ({
  ...standingClients(person, only, filter, by),
  fields: sql`c.id as client_id, c.code, c.internal_code, c.business_name, c.city, c.province, c.agency_id, c.agency, c.agent,
    h.sheet_id, h.revision, h.shown_status as sheet_status, c.status as customer_status, h.sent_at, h.signed_at,
    case when h.status = 'confirmed' then h.decided_at end as confirmed_at, h.valid_from,
    days_waiting(h.shown_status, h.since, ${today}::date) as days_waiting,
    (select r.last_at + ${pause} from sheet_reminders r where r.client_id = c.id) as remind_from`,
})
