import type pg from 'pg'
import { newToken, tokenHash } from '../../server/src/accounts/secrets.ts'

/** Signs somebody of the demonstration company in; gives the token. */
export async function session(pool: pg.Pool, email: string): Promise<string> {
  const token = newToken()
  await pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
     select id, $2, now(), now() + interval '1 day', now() + interval '2 days', true, 'bench' from users where email = $1`,
    [email, tokenHash(token)],
  )
  return token
}
