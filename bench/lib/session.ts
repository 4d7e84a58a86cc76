import type pg from 'pg'
import { newToken, tokenHash } from '../../server/src/accounts/secrets.ts'

/** Signs somebody of the demonstration company in so many times; gives the tokens. */
export async function sessions(pool: pg.Pool, email: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken)
  await pool.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
     select id, hash, now(), now() + interval '1 day', now() + interval '2 days', true, 'bench'
     from users cross join unnest($2::bytea[]) hash where email = $1`,
    [email, tokens.map(tokenHash)],
  )
  return tokens
}

/** Signs somebody of the demonstration company in; gives the token. */
export async function session(pool: pg.Pool, email: string): Promise<string> {
  const [token = ''] = await sessions(pool, email, 1)
  return token
}
