import type { Language } from '@mandato/contract/words'
import {
  acceptedStatuses,
  type RequestGroup,
  openRequestStatuses,
  requestGroups,
  type RequestStatus,
  requestStatuses,
  terminalRequestStatuses,
} from '@mandato/contract/materials/status'
import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type { SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { type List, sumOf } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { isUnlimited, seesGoods } from '../../registry/index.ts'

type Filter = z.output<typeof materialRequestCalls.agencyRequests.query>

/** A request line as it is read; `image` is the key of the material's cover. */
export interface RequestedLine {
  readonly id: number
  readonly date: string
  readonly agency_id: number
  readonly agency: string
  readonly client_id: number | null
  readonly client: string | null
  readonly client_code: string | null
  readonly product_id: number
  readonly product_code: string
  readonly name: string
  readonly image: string | null
  readonly conf: number
  readonly original: number
  readonly requested: number
  readonly accepted_quantity: number
  readonly sent: number
  readonly delivered: number
  readonly still_to_deliver: number
  readonly residual: number
  readonly status: RequestStatus
  readonly available: number
  /** For staff only. */
  readonly on_hand?: number
  readonly committed?: number
  readonly requested_by: string | null
  readonly note: string
  readonly decision_note: string
  readonly decided_by: string | null
  readonly decided_at: string | null
  readonly bulk_id: number | null
  readonly bulk: string | null
  readonly version: number
}

const groups: Readonly<Record<RequestGroup, readonly RequestStatus[]>> = {
  to_send: acceptedStatuses,
  open: openRequestStatuses,
  closed: terminalRequestStatuses,
  gone: ['sent', 'delivered'],
  taken_back: ['withdrawn', 'cancelled'],
  all: requestStatuses,
}
const isGroup = (status: string): status is RequestGroup => requestGroups.some((group) => group === status)
const statusesOf = (status: NonNullable<Filter['status']>): readonly RequestStatus[] =>
  isGroup(status) ? groups[status] : [status]

type Sort = SortOf<typeof materialRequestCalls.agencyRequests>
const sortKeys = (language: Language): Readonly<Record<Sort, RawBuilder<unknown>>> => ({
  date: sql`r.requested_at`,
  agency: sql`plain(named.business_name)`,
  client: sql`plain(named.business_name)`,
  product_code: sql`named.product_code`,
  name: sql`plain(${calledIn(language, 'named')})`,
  status: sql`r.status`,
})
/** What a page is found in: the lines, with the one table they are sorted by. */
const linesSortedBy = (sort: Sort): RawBuilder<unknown> => {
  if (sort === 'agency')
    return sql`material_requests r join registry_agencies named on named.id = r.agency_id`
  if (sort === 'client')
    return sql`material_requests r left join registry_clients named on named.id = r.client_id`
  if (sort === 'product_code' || sort === 'name')
    return sql`material_requests r join materials named on named.id = r.product_id`
  return sql`material_requests r`
}
/** What is still to send of an accepted line. */
const residual = sql`case when r.status in ('accepted', 'accepted_partial', 'accepted_modified', 'in_preparation')
  then r.accepted - r.sent else 0 end`

/** What can still be promised of a line's material. */
const free = sql`(select k.on_hand - k.committed from material_stock k where k.product_id = r.product_id)`
const covered: Readonly<Record<NonNullable<Filter['cover']>, RawBuilder<boolean>>> = {
  whole: sql<boolean>`${free} >= r.requested`,
  part: sql<boolean>`${free} between 1 and r.requested - 1`,
  none: sql<boolean>`${free} <= 0`,
}

/** The fields of a line as `l`, with its material's counters as `s`. */
const fields = (
  person: Person,
  language: Language,
) => sql<RequestedLine>`${isStaff(person) ? sql`s.on_hand, s.committed, ` : sql``}l.id,
  l.requested_at as date, l.agency_id, l.agency, l.client_id, l.client, l.client_code, l.product_id, l.product_code,
  ${calledIn(language, 'l')} as name,
  l.image, l.pack as conf, l.original, l.requested, l.accepted as accepted_quantity, l.sent, l.delivered, l.still_to_deliver,
  l.residual, l.status, l.available, l.requested_by, l.note, l.decision_note, l.decided_by, l.decided_at, l.bulk_id, l.bulk,
  l.version`

/**
 * The request lines in sight, the newest first unless another order is asked for. The page is found on the narrow rows of
 * the table by its indexes; what is around a line is read for those of the page alone, one by one: joined in one go with
 * the view of nine tables, half a million lines were read for each page.
 */
export const requestLines = (person: Person, filter: Filter, language: Language) =>
  ({
    from: linesSortedBy(filter.sort),
    joins: sql`cross join lateral (select * from material_lines l where l.id = r.id offset 0) l
      join material_stock s on s.product_id = r.product_id`,
    where: [
      seesGoods(person, 'r'),
      filter.q && contains(filter.q),
      filter.agency !== undefined && sql<boolean>`r.agency_id = ${filter.agency}`,
      filter.client !== undefined && sql<boolean>`r.client_id = ${filter.client}`,
      filter.product !== undefined && sql<boolean>`r.product_id = ${filter.product}`,
      filter.family !== undefined &&
        sql<boolean>`r.product_id = any(array(select m.id from materials m where m.family_id = ${filter.family}))`,
      filter.bulk !== undefined && sql<boolean>`r.bulk_id = ${filter.bulk}`,
      filter.status !== undefined && sql<boolean>`r.status = any(${[...statusesOf(filter.status)]})`,
      filter.cover && sql<boolean>`r.status = 'requested' and ${covered[filter.cover]}`,
    ],
    id: sql`r.id`,
    sort: sortKeys(language)[filter.sort],
    order: filter.order,
    fields: fields(person, language),
    totals: {
      requested: sumOf(sql`r.requested`),
      accepted_quantity: sumOf(sql`r.accepted`),
      sent: sumOf(sql`r.sent`),
      residual: sumOf(residual),
    },
    byIndex: isUnlimited(person) && filter.sort === 'date' && filter.status === undefined,
    allSorted: filter.sort === 'date',
  }) satisfies List<RequestedLine>

/** The material, the agency, or the client by name or code. */
const contains = (q: string): RawBuilder<boolean> => sql<boolean>`(
  r.product_id = any(array(select m.id from materials m where m.searchable like ${containing(q)}))
  or r.agency_id = any(array(select a.id from registry_agencies a where plain(a.business_name) like ${containing(q)}))
  or r.client_id = any(array(select c.id from client_cards c
    where c.searchable like ${containing(q)} or plain(c.code) like ${containing(q)})))`

/** Some lines in sight, by their ids. */
export async function requestsSeenBy(
  db: Db,
  person: Person,
  ids: readonly number[],
  language: Language,
): Promise<RequestedLine[]> {
  const { rows } = await sql<RequestedLine>`select ${fields(person, language)} from material_lines l
    join material_stock s on s.product_id = l.product_id
    where l.id = any(${[...ids]}) and ${seesGoods(person, 'l')} order by l.id`.execute(db)
  return rows
}
