import type { Permission, Role } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type pg from 'pg'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export interface SessionRow {
  readonly session_id: number
  readonly created_at: string
  readonly last_seen_at: string
  readonly remember: boolean
  readonly id: number
  readonly user_type: 1 | 2 | 3 | 4
  readonly profile: string | null
  readonly name: string
  readonly language: Language
  readonly agency_id: number | null
  readonly permissions: Permission[]
  readonly areas: string[]
  readonly client_ids: number[]
  /** Who looks as this person; null where people look for themselves. */
  readonly viewer: { id: number; name: string; user_type: number; permissions: Permission[] } | null
  readonly expires_at: string
  /** When the session last proved who sits there. */
  readonly proved_at: string
  /** Who must have a second factor, and whether whoever sits there has one. */
  readonly two_factor_for: readonly Role[] | null
  readonly has_factor: boolean
}

// Every call of the API begins with it. It is planned once per connection: 0.15 ms a trip instead of 0.24. PostgreSQL
// plans it each time when an array of one seems cheaper to it than one of unknown length; the inner select hides the
// length. The lateral one keeps it a search for each hash, whatever the planner believes of yesterday's sessions.
const liveSessionsOf = `
  select live.*
  from unnest((select $1::bytea[])) asked (token_hash)
  cross join lateral (
    select s.token_hash, s.id as session_id, s.created_at, s.last_seen_at, s.remember,
      u.id, u.user_type, u.profile, u.name, u.language, u.agency_id, u.permissions, u.areas,
      array(select client_id from user_clients where user_id = u.id) as client_ids, s.expires_at,
      coalesce(s.proved_at, s.created_at) as proved_at,
      (select value -> 'two_factor_for' from settings where key = 'accounts') as two_factor_for,
      exists (select from totp_factors f where f.user_id = coalesce(v.id, u.id) and f.confirmed_at is not null)
        or exists (select from passkeys p where p.user_id = coalesce(v.id, u.id)) as has_factor,
      case when v.id is not null then json_build_object('id', v.id, 'name', v.name, 'user_type', v.user_type,
        'permissions', v.permissions) end as viewer
    from sessions s join users u on u.id = s.user_id
    left join users v on v.id = s.viewer_id
    left join sessions vs on vs.id = s.viewer_session_id
    where s.token_hash = asked.token_hash and s.revoked_at is null and s.expires_at > $2 and u.active
      and (u.expires_at is null or u.expires_at > $2)
      -- Looking ends with the viewer's account, right or session, and never reaches a peer.
      and (s.viewer_id is null or (v.active and (v.expires_at is null or v.expires_at > $2) and u.user_type in (2, 3)
        and (v.user_type = 1 or (v.user_type = 4 and 'view_as' = any(v.permissions)))
        and vs.revoked_at is null and vs.expires_at > $2))
    limit 1
  ) live`

/**
 * The live sessions of tokens' hashes with their persons, each in its hash's place, in one statement; what was withdrawn
 * a moment ago no longer counts.
 */
export async function findSessions(
  pool: Pick<pg.Pool, 'query'>,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<(SessionRow | undefined)[]> {
  const { rows } = await pool.query<SessionRow & { token_hash: Buffer }>({
    name: 'live-sessions',
    text: liveSessionsOf,
    values: [tokenHashes, now],
  })
  return tokenHashes.map((hash) => rows.find(({ token_hash }) => token_hash.equals(hash)))
}

/** A person without a session. */
export type StandingRow = Omit<
  SessionRow,
  | 'session_id'
  | 'created_at'
  | 'last_seen_at'
  | 'remember'
  | 'viewer'
  | 'expires_at'
  | 'proved_at'
  | 'two_factor_for'
  | 'has_factor'
>

/** An active person with role, permissions, agency, clients and areas. */
export async function findPersonRow(db: Db, id: number): Promise<StandingRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select u.id, u.user_type, u.profile, u.name, u.language, u.agency_id, u.permissions, u.areas,
      array(select client_id from user_clients where user_id = u.id) as client_ids
    from users u where u.id = ${id} and u.active and (u.expires_at is null or u.expires_at > now())`.execute(
    db,
  )
  return rows[0]
}

export async function touchSession(pool: pg.Pool, id: number, now: Date, end: Date): Promise<void> {
  await pool.query({
    name: 'touch-session',
    text: 'update sessions set last_seen_at = $2, expires_at = $3 where id = $1',
    values: [id, now, end],
  })
}

export interface NewSession {
  readonly userId: number
  readonly tokenHash: Buffer
  readonly now: Date
  readonly end: Date
  readonly remember: boolean
  readonly device: string
  readonly ip: string
}

export async function insertSession(db: Db, session: NewSession): Promise<number> {
  const at = session.now.toISOString()
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: at,
      last_seen_at: at,
      expires_at: session.end.toISOString(),
      remember: session.remember,
      device: session.device,
      ip: session.ip,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One's own live sessions, newest use first. */
export const liveSessions = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'expires_at', 'remember'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    // Whoever looks as somebody is signed in as himself.
    .where('viewer_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()

/**
 * Ends sessions of a person: all of them, one, or all but one.
 * @returns how many ended now
 */
export async function endSessions(
  db: Db,
  userId: number,
  now: Date,
  which: { only?: number; except?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update sessions set revoked_at = ${now.toISOString()}
    where user_id = ${userId} and revoked_at is null
      and (${which.only ?? null}::int is null or id = ${which.only ?? null}::int)
      and (${which.except ?? null}::int is null or id <> ${which.except ?? null}::int)
    returning id`.execute(db)
  return rows.length
}
