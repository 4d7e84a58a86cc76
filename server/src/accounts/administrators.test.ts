import { expect, it } from 'vitest'
import { randomFor } from '../../seeds/random.ts'
import { openCompany } from '../../test/company.ts'
import { openSession } from '../../test/world.ts'

/* Administrators who deactivate, demote, erase and bring back one another at random, several at once: one always stays. */
const { t, world } = await openCompany()
const random = randomFor('administrators')
const one = <T>(some: readonly T[]): T => random.pick(some)
const rounds = 2_000
const atOnce = 5

interface Admin {
  readonly id: number
  readonly token: string
}
let made = 0
async function administrator(): Promise<Admin> {
  made += 1
  const { id } = await t.db
    .insertInto('users')
    .values({ email: `admin${made}@shops.example`, name: `Admin ${made}`, user_type: 1, password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: await openSession(t.db, id, t.clock.now()) }
}
/** Who can sign in and administer. */
const able = async () =>
  Number(
    (
      await t.pool.query<{ n: number }>(
        `select count(*)::int as n from users where user_type = 1 and active and password_hash is not null`,
      )
    ).rows[0]?.n,
  )
const body = (version: number, type: number) => ({
  version,
  name: 'Laura Conte',
  user_type: type,
  language: 'it',
  areas: [],
  permissions: [],
})

it('after ten thousand acts there was never a moment without an administrator, and some were refused for it', async () => {
  const others = [await administrator(), await administrator()]
  const first = { id: world.people.admin.id, token: world.token('admin') }
  let keepers: Admin[] = [first, ...others]
  const told = new Map<string, number>()
  const act = async () => {
    const { token } = one(keepers)
    const { id } = one(keepers)
    const url = `/api/v1.0/admin/user/${id}`
    const versions = await t.pool.query<{ version: number }>('select version from users where id = $1', [id])
    const version = versions.rows[0]?.version ?? 1
    const answer = await one([
      () => t.ask('DELETE', url, { token }),
      () => t.ask('PUT', url, { token, body: body(version, 4) }),
      () => t.ask('PUT', url, { token, body: body(version, 1) }),
      () => t.ask('POST', `${url}/reactivate`, { token, body: { version } }),
      () => t.ask('POST', `${url}/erase`, { token, body: { reason: 'Lo chiede la persona' } }),
    ])()
    expect(answer.status, answer.text).toBeLessThan(500)
    const key = (answer.body as { args?: { error?: { key: string } } }).args?.error?.key ?? 'done'
    told.set(key, (told.get(key) ?? 0) + 1)
  }
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(Array.from({ length: atOnce }, act))
    const left = await able()
    expect(left, `after round ${round}`).toBeGreaterThan(0)
    // Somebody new comes in before all are gone, and whoever was put out signs in again once he may.
    if (round % 5 === 0) keepers = await refreshed(keepers)
  }
  expect(told.get('last_administrator') ?? 0).toBeGreaterThan(0)
  expect(told.get('done') ?? 0).toBeGreaterThan(100)
}, 300_000)

/** The administrators there are, each signed in; never more than four, so that the last one is in danger. */
async function refreshed(keepers: readonly Admin[]): Promise<Admin[]> {
  const { rows } = await t.pool.query<{ id: number }>(
    `select id from users where user_type = 1 and active and password_hash is not null order by id limit 3`,
  )
  const now = t.clock.now()
  const alive = await Promise.all(
    rows.map(async ({ id }) => ({ id, token: await openSession(t.db, id, now) })),
  )
  const put = keepers.filter(({ id }) => !rows.some((row) => row.id === id)).slice(0, 2)
  return rows.length < 3 ? [...alive, ...put, await administrator()] : [...alive, ...put]
}
