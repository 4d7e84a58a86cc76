import type pg from 'pg'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { together } from '../platform/db/together.ts'
import type { FindPerson } from '../platform/http/authorise.ts'
import type { Person } from '../platform/person.ts'
import { findPersonRow, findSessions, type SessionRow, touchSession } from './queries/sessions.ts'
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
    if (now.getTime() - new Date(row.last_seen_at).getTime() > minute)
      await touchSession(pool, row.session_id, now, sessionEnd(new Date(row.created_at), now, row.remember))
    return personOf(row)
  }
}

/** Who somebody is now, for work in the background: rights are those of the moment it runs. */
export const personById =
  (db: Db) =>
  async (id: number): Promise<Person | null> => {
    const row = await findPersonRow(db, id)
    return row ? personOf({ ...row, session_id: 0 }) : null
  }

const personOf = (row: Omit<SessionRow, 'created_at' | 'last_seen_at' | 'remember'>) => ({
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
