import type pg from 'pg'
import { tokenHash } from '../../../server/src/accounts/secrets.ts'
import type { Ledger } from '../ledger.ts'
import type { Verdict } from './verdict.ts'

/** A session that was given out is good until it is ended, and dead from then on. */
export async function checkSessions(
  pool: pg.Pool,
  { sessions, endedSessions }: Ledger,
  verdict: Verdict,
): Promise<void> {
  const { rows } = await pool.query<{ hash: Buffer; live: boolean }>(
    'select token_hash as hash, revoked_at is null as live from sessions',
  )
  const live = new Map(rows.map(({ hash, live: isLive }) => [hash.toString('hex'), isLive]))
  const stateOf = (token: string) => live.get(tokenHash(token).toString('hex'))
  for (const [token, whose] of sessions)
    if (stateOf(token) !== true) verdict.lost.push(`a session of ${whose}`)
  for (const token of endedSessions) if (stateOf(token) !== false) verdict.lost.push('the end of a session')
  const opened = await pool.query<{ n: number }>(
    `select count(*) as n from events where what = 'session.opened'`,
  )
  if (opened.rows[0]?.n !== rows.length)
    verdict.halfDone.push(`${rows.length} sessions, ${opened.rows[0]?.n} of them written down`)
}
