import type pg from 'pg'
import { newToken, tokenHash } from '../../server/src/accounts/secrets.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'

/** Signs one person in. Gives the token. */
export async function signedIn(connection: pg.PoolConfig, email: string): Promise<string> {
  const { pool, close } = openDatabase(connection)
  const token = newToken()
  try {
    await pool.query(
      `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
       select id, $2, now(), now(), now() + interval '2 days', true, 'bench' from users where email = $1`,
      [email, tokenHash(token)],
    )
    return token
  } finally {
    await close()
  }
}

/** Signs so many agents in, spread over the agencies there are. Gives a token for each. */
export async function agentsAtWork(connection: pg.PoolConfig, count: number): Promise<string[]> {
  const { pool, close } = openDatabase(connection, { statementTimeout: 0 })
  const tokens = Array.from({ length: count }, newToken)
  try {
    await pool.query(
      `with agencies as (select id, row_number() over (order by id) - 1 as n, count(*) over () as of from agencies),
        people as (
          insert into users (email, name, user_type, agency_id)
          select 'load' || i || '@bench.example', 'Load ' || i, 2, a.id
          from generate_series(0, $1::int - 1) i join agencies a on a.n = i % a.of
          returning id, email)
      insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at, remember, device)
      select p.id, h.hash, now(), now(), now() + interval '2 days', true, 'bench'
      from people p join unnest($2::bytea[]) with ordinality h (hash, n) on p.email = 'load' || (h.n - 1) || '@bench.example'`,
      [count, tokens.map(tokenHash)],
    )
    await pool.query('vacuum analyze')
    return tokens
  } finally {
    await close()
  }
}
