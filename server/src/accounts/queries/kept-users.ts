import type { Permission } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { pressMonths } from '../registration/rules.ts'
import { stateSql } from './user-list.ts'

export interface Place {
  readonly id: number
  readonly code: string
  readonly name: string
}

export interface KeptUser {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly user_type: 1 | 2 | 3 | 4
  readonly profile: 'italian_reseller' | 'foreign_reseller' | 'press' | null
  readonly language: Language
  readonly permissions: Permission[]
  readonly areas: string[]
  readonly agency: Place | null
  readonly clients: Place[]
  readonly state: 'active' | 'invited' | 'uninvited' | 'off'
  readonly expires_at: string | null
  readonly created_at: string
  readonly last_login_at: string | null
}

/** One account, if it is in sight. */
export async function keptUser(
  db: Db,
  sees: RawBuilder<boolean>,
  id: number,
  now: Date,
): Promise<KeptUser | undefined> {
  const { rows } = await sql<KeptUser>`
    select u.id, u.version, u.name, u.email, coalesce(u.phone, '') as phone, u.user_type, u.profile, u.language,
      u.permissions, u.areas, u.expires_at, u.created_at, u.last_login_at, ${stateSql(now)} as state,
      (select json_build_object('id', a.id, 'code', a.code, 'name', a.business_name) from registry_agencies a
        where a.id = u.agency_id) as agency,
      coalesce((select json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.business_name) order by c.code)
        from user_clients uc join registry_clients c on c.id = uc.client_id where uc.user_id = u.id), '[]') as clients
    from users u where u.id = ${id} and ${sees}`.execute(db)
  return rows[0]
}

/** What an agent sees of his agency's clients, and which of them are his. */
export async function clientsOfAgent(
  db: Db,
  userId: number,
  agencyId: number,
): Promise<{ agency_clients: number; own_clients: number }> {
  const { rows } = await sql<{ agency_clients: number; own_clients: number }>`
    select count(*) filter (where c.agency_id = ${agencyId})::int as agency_clients,
      count(*) filter (where c.agent_id = ${userId})::int as own_clients
    from client_cards c
    where c.status <> 'deleted' and (c.agency_id = ${agencyId} or c.agent_id = ${userId})`.execute(db)
  return rows[0] ?? { agency_clients: 0, own_clients: 0 }
}

/** What somebody wrote that is not done with. */
export async function unfinishedOf(
  db: Db,
  userId: number,
): Promise<{ drafts: number; open_requests: number }> {
  const { rows } = await sql<{ drafts: number; open_requests: number }>`
    select (select count(*)::int from order_drafts where created_by = ${userId}) as drafts,
      (select count(*)::int from request_list where created_by = ${userId} and state <> 'closed') as open_requests`.execute(
    db,
  )
  return rows[0] ?? { drafts: 0, open_requests: 0 }
}

export async function agencyPlace(db: Db, id: number): Promise<Place | undefined> {
  const { rows } =
    await sql<Place>`select id, code, business_name as name from registry_agencies where id = ${id}`.execute(
      db,
    )
  return rows[0]
}

/** How many of these clients there are and have not been deleted. */
export async function knownClientsOf(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from client_cards
    where id = any(${[...new Set(ids)]}) and status <> 'deleted'`.execute(db)
  return rows[0]?.n ?? 0
}

export interface UserValues {
  readonly name: string
  readonly phone: string
  readonly language: Language
  readonly user_type: number
  readonly profile: string | null
  readonly agency_id: number | null
  readonly areas: readonly string[]
  readonly permissions: readonly string[]
  readonly expires_at: string | null
}

export async function insertUser(db: Db, email: string, values: UserValues): Promise<number> {
  const { areas, permissions, ...row } = values
  const { id } = await db
    .insertInto('users')
    .values({ ...row, email, areas: [...areas], permissions: [...permissions] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Holds every administrator until the transaction ends, in one order: of two who take the last two away at once, the
 * second one finds what the first one did.
 */
export async function holdAdministrators(db: Db): Promise<void> {
  await sql`select from users where user_type = 1 order by id for no key update`.execute(db)
}

/** Somebody else administers, and can sign in. */
const anotherAdministers = (
  id: number,
  now: Date,
) => sql<boolean>`exists (select from users o where o.user_type = 1
  and o.active and o.password_hash is not null and o.id <> ${id}
  and (o.expires_at is null or o.expires_at > ${now.toISOString()}::timestamptz))`

/** Whether an administrator is the only one who can sign in. */
export async function administersAlone(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${id} and user_type = 1 and active
    and not ${anotherAdministers(id, now)}`.execute(db)
  return rows.length > 0
}

/** @returns whether it was changed: not when it was changed meanwhile, nor when nobody else administers */
export async function updateUser(
  db: Db,
  id: number,
  version: number,
  now: Date,
  values: UserValues,
): Promise<boolean> {
  const v = values
  const { rows } = await sql`
    update users set name = ${v.name}, phone = ${v.phone}, language = ${v.language}, user_type = ${v.user_type},
      profile = ${v.profile}, agency_id = ${v.agency_id}, areas = ${[...v.areas]}, permissions = ${[...v.permissions]},
      expires_at = ${v.expires_at}::timestamptz, version = version + 1
    where id = ${id} and version = ${version}
      and (user_type <> 1 or ${v.user_type}::int = 1 or ${anotherAdministers(id, now)})
    returning id`.execute(db)
  return rows.length > 0
}

/** @returns whether it ended: not when nobody else administers */
export async function endAccount(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update users set active = false, version = version + 1
    where id = ${id} and (user_type <> 1 or ${anotherAdministers(id, now)}) returning id`.execute(db)
  return rows.length > 0
}

/** An account opens again; the press’s, whose time was over, for another term. */
export async function reopenAccount(db: Db, id: number, version: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update users set active = true, version = version + 1,
      expires_at = case when expires_at > ${now.toISOString()}::timestamptz then expires_at
        when profile = 'press' then ${now.toISOString()}::timestamptz + ${`${pressMonths} months`}::interval end,
      expiry_told_at = null
    where id = ${id} and version = ${version} and email not like '%@invalid' returning id`.execute(db)
  return rows.length > 0
}

export async function setClients(db: Db, userId: number, clientIds: readonly number[]): Promise<void> {
  await sql`delete from user_clients where user_id = ${userId} and client_id <> all(${[...clientIds]}::int[])`.execute(
    db,
  )
  await sql`insert into user_clients (user_id, client_id) select ${userId}, unnest(${[...clientIds]}::int[])
    on conflict do nothing`.execute(db)
}

/** Links mailed to somebody, which nobody may use any more. */
export async function endLinks(db: Db, userId: number, now: Date): Promise<void> {
  await sql`update one_time_links set replaced_at = ${now.toISOString()}
    where user_id = ${userId} and used_at is null and replaced_at is null`.execute(db)
}

export async function lockedUntil(db: Db, subject: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ blocked_until: string }>`select blocked_until from guesses
    where subject = ${subject} and blocked_until > ${now.toISOString()}`.execute(db)
  return rows[0]?.blocked_until ?? null
}
