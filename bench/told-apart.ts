import { nobodysKey } from '../server/src/accounts/factors/nobodys-key.ts'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { type Line, openLine } from '../scripts/faults/ask.ts'
import { SoftPasskey } from '../server/test/soft-passkey.ts'
import { demoHouse } from './lib/house.ts'
import { isTiny, type RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'

/** How far from an even chance a listener may guess by the time alone which of two addresses has an account. */
const furthest = 0.06

interface Door {
  readonly name: string
  readonly path: string
  /** @param portal to ask for what the body is made of, before the clock runs */
  readonly body: (email: string, portal: { line: Line; port: number }) => object | Promise<object>
  /** No more pairs than its limit lets through. */
  readonly pairs?: number
}
const doors: readonly Door[] = [
  {
    name: 'sign-in with a wrong password',
    path: '/api/v1.0/auth/login',
    body: (user) => ({ user, password: 'Sbagliata-2025' }),
  },
  { name: 'password recovery', path: '/api/v1.0/auth/password-recovery', body: (email) => ({ email }) },
  {
    name: 'registration',
    path: '/api/v1.0/registration/request',
    pairs: 90,
    body: (email) => ({
      type: 'italian_reseller',
      name: 'Carla',
      surname: 'Moretti',
      email,
      phone: '+39 0423 555 210',
      city: 'Treviso',
      province: 'TV',
      country: 'IT',
      company: 'Moretti Arredi S.r.l.',
      vat_number: '04273510265',
      language: 'it',
      privacy: true,
    }),
  },
  {
    name: 'sign-in with a passkey that answers wrongly',
    path: '/api/v1.0/auth/login/passkey',
    body: async (email, { line, port }) => {
      const question = await line.ask({
        method: 'POST',
        path: '/api/v1.0/auth/login/passkey/options',
        body: {},
      })
      const { challenge } = question.response<{ challenge: string }>()
      const device = new SoftPasskey(`http://localhost:${port}`, 'localhost', '')
      return { credential: { ...device.answer(challenge), id: idOf(email), user_handle: null } }
    },
  },
]
/** A passkey called after an address: known where the address is. */
const idOf = (email: string): string => Buffer.from(email.padEnd(32)).toString('base64url')

/**
 * Whether an address that has an account can be told from one that has none by how long the answer takes (CWE-208): the two
 * are asked in turn, each address once, and the answers compared pair by pair. Even chance is 0.5.
 */
export async function knownAgainstUnknown(options: RoundsOptions): Promise<Finding[]> {
  const most = isTiny(options) ? 10 : 400
  const house = await demoHouse()
  try {
    await house.start()
    const { pool, close } = openDatabase(await house.connection())
    // Whoever has a password: its check is what takes long.
    await pool.query(
      `insert into users (email, name, user_type, agency_id, password_hash)
       select 'known' || d.n || '-' || i || '@bench.example', 'Known ' || i, 2, a.agency_id, a.password_hash
       from generate_series(0, $1::int - 1) i cross join generate_series(0, $2::int - 1) d (n)
       join users a on a.email = 'agent@mandato.example'`,
      [most, doors.length],
    )
    await pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, name, created_at)
       select id, translate(encode(rpad(email, 32)::bytea, 'base64'), '+/=', '-_'), $1, 0, 'Key', now()
       from users where email like 'known%@bench.example'`,
      [Buffer.from(nobodysKey())],
    )
    await close()
    const findings: Finding[] = []
    for (const [place, door] of doors.entries()) {
      const count = Math.min(most, door.pairs ?? most)
      const times = { known: [] as number[], unknown: [] as number[] }
      for (let n = 0; n < count; n += 1)
        for (const which of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
          times[which].push(
            await timed(house.port, door, `${which}${place}-${n}@bench.example`, place * most + n),
          )
      const chance = guessed(times.known, times.unknown)
      findings.push({
        goal: 'time',
        what: `${door.name}: a known address is the slower one, of ${count} pairs`,
        found: chance.toFixed(2),
        target: `0.5 ± ${furthest}`,
        reached: Math.abs(chance - 0.5) <= furthest,
      })
    }
    return findings
  } finally {
    await house.remove()
  }
}

/** Milliseconds of one question; each pair comes from an address of its own, so that no limit ends the measurement. */
async function timed(port: number, { path, body }: Door, email: string, pair: number): Promise<number> {
  const line: Line = openLine(
    port,
    `10.${20 + Math.floor(pair / 65_000)}.${Math.floor(pair / 250) % 250}.${1 + (pair % 250)}`,
    1,
  )
  try {
    const asked = await body(email, { line, port })
    const began = performance.now()
    const answer = await line.ask({ method: 'POST', path, body: asked })
    const took = performance.now() - began
    if (answer.status === 429 || answer.status === 422 || answer.status >= 500)
      throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return took
  } finally {
    line.close()
  }
}

/** In how many of all pairs the first is the larger one; equal ones count half. */
function guessed(first: readonly number[], second: readonly number[]): number {
  let larger = 0
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0
  return larger / (first.length * second.length)
}
