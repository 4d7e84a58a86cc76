import { proofLife } from '@mandato/contract/accounts/factor-calls'
import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { together } from '../platform/db/together.ts'
import type { FindPerson } from '../platform/http/authorise.ts'
import type { Person } from '../platform/person.ts'
import {
  findPersonRow,
  findSessions,
  type SessionRow,
  type StandingRow,
  touchSession,
} from './queries/sessions.ts'
import { roleOf, sessionEnd } from './rules.ts'
import { tokenHash } from './secrets.ts'

const minute = 60_000

/** Finds who holds a token. Reads each time: a revoked session or a deactivated person is out at the next call. */
export function personFinder(pool: pg.Pool, clock: Clock): FindPerson {
  const find = together((hashes: readonly Buffer[]) => findSessions(pool, hashes, clock.now()))
  return async (token) => {
    const row = await find(tokenHash(token))
    if (!row) return null
    const now = clock.now()
    // Written once a minute, not at every call.
    // Looking as somebody ends when it was said to, used or not.
    if (!row.viewer && now.getTime() - new Date(row.last_seen_at).getTime() > minute)
      await touchSession(pool, row.session_id, now, sessionEnd(new Date(row.created_at), now, row.remember))
    const person = personOf(row)
    const viewer = row.viewer ? viewerOf(row.viewer, row.expires_at) : undefined
    return {
      ...person,
      ...(viewer && { viewer }),
      owesFactor: !row.has_factor && (row.two_factor_for ?? []).includes((viewer ?? person).role),
      proven: now.getTime() - new Date(row.proved_at).getTime() <= proofLife * 1000,
    }
  }
}

/** Who somebody is now, for work in the background: rights are those of the moment it runs. */
export const personById =
  (db: Db) =>
  async (id: number): Promise<Person | null> => {
    const row = await findPersonRow(db, id)
    return row ? personOf({ ...row, session_id: 0 }) : null
  }

const viewerOf = (
  { id, name, user_type, permissions }: NonNullable<SessionRow['viewer']>,
  until: string,
) => ({
  id,
  name,
  role: roleOf(user_type, null, 0),
  permissions,
  until: new Date(until).toISOString(),
})

const personOf = (row: StandingRow & Pick<SessionRow, 'session_id'>) => ({
  id: row.id,
  sessionId: row.session_id,
  role: roleOf(row.user_type, row.profile, row.client_ids.length),
  userType: row.user_type,
  name: row.name,
  language: row.language,
  agencyId: row.user_type === 2 ? row.agency_id : null,
  clientIds: row.user_type === 3 ? row.client_ids : [],
  areas: row.user_type === 4 ? row.areas : [],
  permissions: row.permissions,
})
