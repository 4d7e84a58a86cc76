import { acceptedStatuses, type RequestStatus } from '@mandato/contract/materials/status'
import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type { SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { type List, sumOf } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { seesGoods } from '../../registry/index.ts'

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

const groups: Readonly<Record<'to_send' | 'open' | 'closed', readonly RequestStatus[]>> = {
  to_send: acceptedStatuses,
  open: ['requested', ...acceptedStatuses, 'in_preparation'],
  closed: ['sent', 'delivered', 'withdrawn', 'rejected', 'cancelled'],
}
const statusesOf = (status: NonNullable<Filter['status']>): readonly RequestStatus[] =>
  status === 'to_send' || status === 'open' || status === 'closed' ? groups[status] : [status]

const sortKeys: Readonly<Record<SortOf<typeof materialRequestCalls.agencyRequests>, RawBuilder<unknown>>> = {
  date: sql`r.requested_at`,
  agency: sql`plain(r.agency)`,
  client: sql`plain(r.client)`,
  product_code: sql`r.product_code`,
  name: sql`plain(r.name)`,
  status: sql`r.status`,
}

const fields = (
  person: Person,
) => sql<RequestedLine>`${isStaff(person) ? sql`s.on_hand, s.committed, ` : sql``}r.id, r.requested_at as date, r.agency_id, r.agency, r.client_id, r.client, r.client_code,
  r.product_id, r.product_code, r.name, r.image, r.pack as conf, r.original, r.requested,
  r.accepted as accepted_quantity, r.sent, r.delivered, r.still_to_deliver, r.residual, r.status, r.available,
  r.requested_by, r.note, r.decision_note, r.decided_by, r.decided_at, r.bulk_id, r.bulk, r.version`

/** The request lines in sight, the newest first unless another order is asked for. */
export const requestLines = (person: Person, filter: Filter) =>
  ({
    from: sql`material_lines r join material_stock s on s.product_id = r.product_id`,
    where: [
      seesGoods(person, 'r'),
      filter.q && contains(filter.q),
      filter.agency !== undefined && sql<boolean>`r.agency_id = ${filter.agency}`,
      filter.client !== undefined && sql<boolean>`r.client_id = ${filter.client}`,
      filter.product !== undefined && sql<boolean>`r.product_id = ${filter.product}`,
      filter.family !== undefined && sql<boolean>`r.family_id = ${filter.family}`,
      filter.bulk !== undefined && sql<boolean>`r.bulk_id = ${filter.bulk}`,
      filter.status !== undefined && sql<boolean>`r.status = any(${[...statusesOf(filter.status)]})`,
    ],
    id: sql`r.id`,
    sort: sortKeys[filter.sort],
    order: filter.order,
    fields: fields(person),
    totals: {
      requested: sumOf(sql`r.requested`),
      accepted_quantity: sumOf(sql`r.accepted`),
      sent: sumOf(sql`r.sent`),
      residual: sumOf(sql`r.residual`),
    },
  }) satisfies List<RequestedLine>

const contains = (q: string): RawBuilder<boolean> => sql<boolean>`(r.searchable like ${containing(q)}
  or plain(r.agency || ' ' || coalesce(r.client || ' ' || r.client_code, '')) like ${containing(q)})`

/** Some lines in sight, by their ids. */
export async function requestsSeenBy(
  db: Db,
  person: Person,
  ids: readonly number[],
): Promise<RequestedLine[]> {
  const { rows } = await sql<RequestedLine>`select ${fields(person)} from material_lines r
    join material_stock s on s.product_id = r.product_id where r.id = any(${[...ids]}) and ${seesGoods(person, 'r')} order by r.id`.execute(
    db,
  )
  return rows
}

/** How many lines in sight wait for a decision. */
export async function countToDecide(db: Db, person: Person): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from material_requests r
    where r.status = 'requested' and ${seesGoods(person, 'r')}`.execute(db)
  return rows[0]?.n ?? 0
}
