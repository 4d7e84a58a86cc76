import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import { dormantAfterMonths } from '../rules.ts'
import { seesClient } from './scope.ts'

export interface ClientState {
  readonly id: number
  readonly code: string
  readonly business_name: string
  readonly status: CustomerStatus
  readonly status_before: 'prospect' | 'active' | 'dormant' | 'suspended' | null
}

/**
 * Keeps a client as it is until the act ends, beside others who do the same: taken before the locks of its sheets,
 * in the order in which a deletion takes them, so that the two wait for and not on each other.
 */
export async function holdClient(db: Db, id: number): Promise<void> {
  await sql`select from clients where id = ${id} for key share`.execute(db)
}

/** The same for several, in the order of their ids. */
export async function holdClients(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select from clients where id = any(${[...ids]}) order by id for key share`.execute(db)
}

/**
 * The state of a client in sight, locked until the act ends: two acts on one client come one after the other,
 * and nothing new can be written that names the client (a foreign key waits for this lock).
 */
export async function lockClient(db: Db, person: Person, id: number): Promise<ClientState | undefined> {
  const { rows } = await sql<ClientState>`
    select c.id, c.code, c.business_name, c.status, c.status_before from clients c
    where c.id = ${id} and ${seesClient(person, 'c')} for update`.execute(db)
  return rows[0]
}

/** Months of silence that make a client dormant; the registry's own setting. */
const monthsOfSilence = sql<number>`coalesce(
  (select (value #>> '{}')::int from settings where key = 'dormant_after_months'), ${dormantAfterMonths})`

/** `active`, or `dormant` when the last order, or failing that the beginning, lies too long ago. */
const byOrders = (today: string): RawBuilder<'active' | 'dormant'> =>
  sql`case when greatest(c.last_order_date, c.activation_date, (c.created_at at time zone 'Europe/Rome')::date)
    < ${today}::date - make_interval(months => ${monthsOfSilence}) then 'dormant' else 'active' end`

export async function suspend(
  db: Db,
  id: number,
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<void> {
  await sql`update clients set status = 'suspended', suspended_at = ${at.toISOString()}, suspended_by = ${by},
    suspension_reason = ${reason}, version = version + 1 where id = ${id}`.execute(db)
}

/** Lifts a suspension; gives the status by the orders. */
export async function resume(db: Db, id: number, today: string): Promise<CustomerStatus> {
  const { rows } = await sql<{ status: CustomerStatus }>`
    update clients c set status = ${byOrders(today)}, suspended_at = null, suspended_by = null, suspension_reason = null,
      version = version + 1 where id = ${id} returning status`.execute(db)
  return rows[0]?.status ?? 'active'
}

export async function askDeletion(
  db: Db,
  id: number,
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<void> {
  await sql`update clients set status_before = status, status = 'deletion_requested', deletion_asked_at = ${at.toISOString()},
    deletion_asked_by = ${by}, deletion_reason = ${reason}, version = version + 1 where id = ${id}`.execute(
    db,
  )
}

/** Keeps the client after all; between active and dormant the orders decide anew. */
export async function withdrawDeletion(db: Db, id: number, today: string): Promise<CustomerStatus> {
  const { rows } = await sql<{ status: CustomerStatus }>`
    update clients c set status = case when status_before in ('prospect', 'suspended') then status_before else ${byOrders(today)} end,
      status_before = null, deletion_asked_at = null, deletion_asked_by = null, deletion_reason = null, version = version + 1
    where id = ${id} returning status`.execute(db)
  return rows[0]?.status ?? 'active'
}

/**
 * Active ↔ dormant, computed from the orders, each change with its event.
 * @param client one client, or all of them
 * @returns how many changed
 */
export async function settleActivity(db: Db, today: string, client: number | null = null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with due as (
      select c.id, c.status as was, ${byOrders(today)} as is_now from clients c
      where c.status in ('active', 'dormant') and (${client}::int is null or c.id = ${client}::int)
    ), changed as (
      update clients c set status = d.is_now, version = version + 1 from due d
      where c.id = d.id and c.status = d.was and d.was <> d.is_now
      returning c.id, d.was, d.is_now
    )
    insert into events (what, entity, entity_id, client_id, before, after)
    select 'client.' || case is_now when 'active' then 'awoke' else 'fell_silent' end, 'client', id::text, id,
      jsonb_build_object('status', was), jsonb_build_object('status', is_now) from changed
    returning id`.execute(db)
  return rows.length
}
