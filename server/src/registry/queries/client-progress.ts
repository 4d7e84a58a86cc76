import {
  everything,
  type progressSorts,
  type ProgressFilter,
} from '@mandato/contract/registry/client-filters'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { inParts } from '../../platform/db/long-read.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ClientFigures } from '../client-slots.ts'
import type { CustomerStatus, SheetStatus } from '../rules.ts'
import { clientsInProgress } from './client-filter.ts'
import { clientSortKeys, direction, noFigures, window } from './client-list.ts'

const sortKeys: Readonly<Record<(typeof progressSorts)[number], RawBuilder<unknown>>> = {
  ...clientSortKeys,
  agency: sql`lower(c.agency)`,
  days_waiting: sql`w.days`,
  revenue_last_year: sql`f.prev_total`,
  revenue_this_year: sql`f.curr_ytd`,
  overdue_amount: sql`f.overdue`,
}

export interface ClientInProgress {
  client_id: number
  code: string
  internal_code: string | null
  business_name: string
  city: string | null
  province: string | null
  agency_id: number
  agency: string
  agent: string | null
  customer_status: CustomerStatus
  sheet_status: SheetStatus
  sheet_id: number | null
  sent_at: string | null
  signed_at: string | null
  confirmed_at: string | null
  valid_from: string | null
  days_waiting: number | null
  last_order_date: string | null
  prev_total: number | null
  prev_prog: number | null
  curr_ytd: number | null
  overdue: number | null
}
interface Sums {
  total: number
  sum_prev_total: number | null
  sum_curr_ytd: number | null
  sum_overdue: number | null
}

export interface ProgressQuestion {
  /** 0 is every agency. */
  readonly agency: number
  readonly filter: z.output<typeof ProgressFilter>
  readonly figures: ClientFigures | undefined
  /** The business day from which waiting is counted. */
  readonly today: string
}

/** Clients in sight with the progress of their sheets and their figures; counts and sums go over all pages. */
export const clientProgress = async (db: Db, person: Person, question: ProgressQuestion) =>
  summed((await progressList(person, question).execute(db)).rows)

/** All of them, part by part. */
export async function* allClientProgress(db: Db, person: Person, question: ProgressQuestion) {
  const filter = { ...question.filter, page: 1, per_page: everything }
  for await (const rows of inParts(db, progressList(person, { ...question, filter }))) yield summed(rows)
}

export type ClientsInProgress = ReturnType<typeof summed>

function summed(rows: readonly (ClientInProgress & Sums)[]) {
  const [first] = rows
  return {
    // Beyond the last page the counts stand alone, without a client.
    rows: rows.filter((row) => row.client_id !== null),
    total: first?.total ?? 0,
    totals: {
      revenue_last_year: first?.sum_prev_total ?? null,
      revenue_this_year: first?.sum_curr_ytd ?? null,
      overdue_amount: first?.sum_overdue ?? null,
    },
  }
}

function progressList(person: Person, question: ProgressQuestion) {
  const { agency, filter, figures = noFigures, today } = question
  const order = direction(filter.order)
  return sql<ClientInProgress & Sums>`
    with seen as materialized (
      select c.id, w.days, f.prev_total, f.prev_prog, f.curr_ytd, f.overdue, ${sortKeys[filter.sort]} as key
      from client_cards c
      left join lateral (${figures.of(sql.ref<number>('c.id'), person)}) f on true
      cross join lateral (select ${today}::date - (case c.sheet_status when 'sent' then c.sheet_sent_at
        when 'signed' then c.sheet_signed_at when 'in_review' then c.sheet_signed_at end at time zone 'Europe/Rome')::date as days) w
      where ${clientsInProgress(person, agency, filter)}
    )
    select c.id as client_id, c.code, c.internal_code, c.business_name, c.city, c.province, c.agency_id, c.agency, c.agent,
      c.status as customer_status, c.sheet_status, c.sheet_id, c.sheet_sent_at as sent_at, c.sheet_signed_at as signed_at,
      c.sheet_confirmed_at as confirmed_at, c.sheet_valid_from as valid_from, p.days as days_waiting, c.last_order_date,
      p.prev_total, p.prev_prog, p.curr_ytd, p.overdue, n.*
    from (select count(*)::int as total, sum(prev_total)::bigint as sum_prev_total, sum(curr_ytd)::bigint as sum_curr_ytd,
      sum(overdue)::bigint as sum_overdue from seen) n
    left join (select * from seen order by key ${order} nulls last, id ${window(filter)}) p on true
    left join client_cards c on c.id = p.id
    order by p.key ${order} nulls last, p.id`
}
