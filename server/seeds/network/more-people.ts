import type pg from 'pg'
import { newToken, tokenHash } from '../../src/accounts/secrets.ts'

/**
 * Accounts in the states that nobody who signs in shows: invited and not opened yet, and
 * deactivated. Their ids follow those of the agents.
 */
export async function morePeople(client: pg.ClientBase, now: Date): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (email, name, user_type, language, areas, permissions, active, created_at)
     select p.email, p.name, 4, 'it', p.areas, p.permissions, p.active, $1::timestamptz - interval '20 days'
     from (values
       ('marta.boldrin@mandato.example', 'Marta Boldrin', array['IT-VR', 'IT-VI'], array['users', 'view_as'], true, 1),
       ('paolo.vettor@mandato.example', 'Paolo Vettor', array['FR'], array['confirm_sheets'], false, 2)
     ) p (email, name, areas, permissions, active, at) order by p.at returning id`,
    [now],
  )
  await client.query(
    `insert into one_time_links (token_hash, purpose, user_id, created_at, expires_at)
     values ($1, 'reset', $2, $3, $3::timestamptz + interval '72 hours')`,
    [tokenHash(newToken()), rows[0]?.id, now],
  )
  return rows.length
}
