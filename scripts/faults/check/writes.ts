import type pg from 'pg'
import type { Entry, Ledger } from '../ledger.ts'
import { compareCounts, counted, type Verdict } from './verdict.ts'

/** Each kind of write with its event: what the event is called, and where in it the mark stands. */
const events: Readonly<
  Record<
    Exclude<Entry['kind'], 'import' | 'goods'>,
    { what: string; mark: string; of: (entry: Entry) => string }
  >
> = {
  agency: { what: 'agency.changed', mark: `after->'contacts'->0->>'name'`, of: ({ mark }) => mark },
  budget: {
    what: 'budget.set',
    mark: `(after->>'agency_id') || ' ' || (after->>'amount_cents')`,
    of: ({ subject, mark }) => `${subject} ${mark}`,
  },
  password: {
    what: 'password.changed',
    mark: '(select u.email from users u where u.id::text = entity_id)',
    of: ({ subject }) => subject,
  },
  logout: {
    what: 'session.ended',
    mark: '(select u.email from users u where u.id = user_id)',
    of: ({ subject }) => subject,
  },
  mail: { what: 'password.link_sent', mark: 'entity_id', of: ({ subject }) => subject },
}

/** Every acknowledged write has left exactly one event and its key. */
export async function checkWrites(pool: pg.Pool, { entries }: Ledger, verdict: Verdict): Promise<void> {
  for (const [kind, { what, mark, of }] of Object.entries(events)) {
    const { rows } = await pool.query<{ mark: string; n: number }>(
      `select ${mark} as mark, count(*) as n from events where what = $1 group by 1`,
      [what],
    )
    const acknowledged = counted(entries.filter((entry) => entry.kind === kind).map(of))
    compareCounts(verdict, what, acknowledged, new Map(rows.map((row) => [row.mark, row.n])))
  }
  const { rows: keys } = await pool.query<{ key: string }>('select key from idempotency_keys')
  const wanted = counted(entries.flatMap(({ key }) => key || []))
  compareCounts(verdict, 'key', wanted, counted(keys.map(({ key }) => key)))
}

interface Standing {
  readonly subject: string
  readonly mark: string
  readonly version: number
}

/** What stands in the tables is the last thing that was written, after exactly as many steps. */
export async function checkStandings(pool: pg.Pool, { entries }: Ledger, verdict: Verdict): Promise<void> {
  const agencies = await pool.query<Standing>(
    `select id::text as subject, contacts->0->>'name' as mark, version - 1 as version from agencies where contacts <> '[]'`,
  )
  compareStandings(verdict, 'agency', entries, agencies.rows)
  const budgets = await pool.query<Standing>(
    'select agency_id::text as subject, amount_cents::text as mark, version from budgets',
  )
  compareStandings(verdict, 'budget', entries, budgets.rows)
}

function compareStandings(
  verdict: Verdict,
  kind: Entry['kind'],
  entries: readonly Entry[],
  found: readonly Standing[],
): void {
  for (const { subject, mark, version } of found) {
    const written = entries.filter((entry) => entry.kind === kind && entry.subject === subject)
    if (written.at(-1)?.mark !== mark)
      verdict.lost.push(`${kind} ${subject} stands at ${mark} instead of ${written.at(-1)?.mark}`)
    if (written.length !== version)
      verdict.halfDone.push(`${kind} ${subject} is at version ${version} after ${written.length} writes`)
  }
}
