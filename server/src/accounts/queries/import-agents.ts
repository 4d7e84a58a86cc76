import type { Db } from '../../platform/db/db.ts'
import { upsertLanding } from '../../platform/bulk-load/landing-upsert.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Agents of an ERP file: users of type 2, found by their address. New ones have no password until they ask for a
 * link.
 */
export const agentLanding = upsertLanding({
  landing: {
    table: 'landing_agents',
    columns: ['email', 'agency_id', 'name', 'surname', 'phone', 'language'],
    key: ['email'],
    // The last word of a name is its surname: put together again it is the same name.
    held: sql`
      select u.email, a.code as agency_code, regexp_replace(u.name, '\\s+\\S+$', '') as name,
        substring(u.name from '\\s(\\S+)$') as surname, u.phone, u.language
      from users u join registry_agencies a on a.id = u.agency_id where u.user_type = 2 order by u.email`,
  },
  shape: sql`email text not null, agency_id integer not null, name text not null, surname text not null, phone text, language text`,
  target: 'users',
  same: sql`t.email = l.email`,
  // An import must not turn an existing administrator or customer into an agent.
  untouched: sql`(t.user_type <> 2)`,
  written: [
    { column: 'email', from: [] },
    { column: 'user_type', from: [], insert: sql`2` },
    {
      column: 'agency_id',
      from: ['agency_code'],
      shown: (id) => sql`(select a.code from registry_agencies a where a.id = ${id})`,
    },
    {
      column: 'name',
      from: ['name', 'surname'],
      update: () => sql`l.name || ' ' || l.surname`,
      insert: sql`l.name || ' ' || l.surname`,
    },
    { column: 'phone', from: ['phone'] },
    {
      column: 'language',
      from: ['language'],
      update: () => sql`coalesce(l.language, t.language)`,
      insert: sql`coalesce(l.language, 'it')`,
    },
  ],
})

export interface KnownUser {
  readonly email: string
  readonly id: number
  readonly user_type: number
  readonly agency_id: number | null
}

/** Every account by its address: what rows of ERP files may name. */
export async function knownUsers(db: Db): Promise<KnownUser[]> {
  const { rows } = await sql<KnownUser>`select email, id, user_type, agency_id from users`.execute(db)
  return rows
}
