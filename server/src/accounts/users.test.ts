import { describe, expect, it } from 'vitest'
import { randomFor } from '../../seeds/random.ts'
import { openCompany } from '../../test/company.ts'
import { openSession, password } from '../../test/world.ts'
import type { Answer } from '../../test/harness.ts'

const { t, world } = await openCompany()
const admin = world.token('admin')
const responseOf = <T>(answer: Answer) => (answer.body as { args: { response: T } }).args.response
const keyOf = (answer: Answer) => (answer.body as { args?: { error?: { key: string } } }).args?.error?.key
interface One {
  id: number
  version: number
  state: string
  role: string
  name: string
  permissions: string[]
  reach: { area: string; level: string; lacks: string[] }[]
}
const one = async (id: number, token = admin) =>
  responseOf<One>(await t.ask('GET', `/api/v1.0/admin/user/${id}`, { token }))
const office = { name: 'Laura Conte', user_type: 4, language: 'it', areas: ['IT-TV'], permissions: [] }
let nextMail = 0
async function invited(body: object = office): Promise<number> {
  nextMail += 1
  const email = `laura.conte.${nextMail}@shops.example`
  const answer = await t.ask('POST', '/api/v1.0/admin/user', { token: admin, body: { email, ...body } })
  expect(answer.status, answer.text).toBe(200)
  return responseOf<{ id: number }>(answer).id
}
const change = async (id: number, more: object, token = admin) =>
  t.ask('PUT', `/api/v1.0/admin/user/${id}`, {
    token,
    body: { version: (await one(id)).version, ...office, ...more },
  })

describe('an invited person', () => {
  it('gets a link by mail, sets a password and is active; a known address makes no second account', async () => {
    const id = await invited({ ...office, user_type: 2, areas: [], agency_id: world.north.id })
    expect(await one(id)).toMatchObject({ state: 'invited', role: 'agent' })
    const { recipient: email, text_body: text } = await t.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const token = /\/reset\/([\w-]{43})/.exec(text)?.[1] ?? ''
    const twice = { password: 'Faggio-2026!', confirm: 'Faggio-2026!' }
    expect((await t.ask('POST', `/api/v1.0/auth/password-reset/${token}`, { body: twice })).status).toBe(200)
    expect((await one(id)).state).toBe('active')
    const again = await t.ask('POST', '/api/v1.0/admin/user', { token: admin, body: { email, ...office } })
    expect([again.status, keyOf(again)]).toEqual([409, 'email_taken'])
  })

  it.each([
    ['an agent without an agency', { user_type: 2, areas: [] }, 'agency_id'],
    ['an agency nobody knows', { user_type: 2, areas: [], agency_id: 999_999 }, 'agency_id'],
    ['a customer without a client', { user_type: 3, areas: [] }, 'client_ids'],
    ['a client nobody knows', { user_type: 3, areas: [], client_ids: [999_999] }, 'client_ids'],
    ['an administrator with areas', { user_type: 1 }, 'areas'],
    [
      'an agent with permissions',
      { user_type: 2, areas: [], agency_id: 1, permissions: ['users'] },
      'permissions',
    ],
  ])('is refused: %s', async (_what, more, field) => {
    const body = { email: 'nobody.new@shops.example', ...office, ...more }
    const answer = await t.ask('POST', '/api/v1.0/admin/user', { token: admin, body })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`"${field}"`)
  })
})

describe('what is changed', () => {
  it('holds on the next call: a deactivated person is out in the middle of the work', async () => {
    const id = await invited()
    const token = await openSession(t.db, id, t.clock.now())
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token })).status).toBe(200)
    expect((await change(id, { user_type: 2, areas: [], agency_id: world.south.id })).status).toBe(200)
    const me = responseOf<{ userType: number; agency_id: number }>(
      await t.ask('GET', '/api/v1.0/auth/me', { token }),
    )
    expect(me).toMatchObject({ userType: 2, agency_id: world.south.id })
    expect((await t.ask('DELETE', `/api/v1.0/admin/user/${id}`, { token: admin })).status).toBe(200)
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token })).status).toBe(401)
    const off = await one(id)
    expect(off.state).toBe('off')
    const reopened = await t.ask('POST', `/api/v1.0/admin/user/${id}/reactivate`, {
      token: admin,
      body: { version: off.version },
    })
    expect(reopened.status).toBe(200)
    // The former sessions stay ended.
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token })).status).toBe(401)
  })

  it('of two who change at once the second one is told', async () => {
    const id = await invited()
    const { version } = await one(id)
    const body = { version, ...office, permissions: ['logistics'] }
    const answers = await Promise.all(
      [1, 2].map(() => t.ask('PUT', `/api/v1.0/admin/user/${id}`, { token: admin, body })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await one(id)).permissions).toEqual(['logistics'])
  })

  it('says before an agent moves what he leaves, and takes him off his clients when he does', async () => {
    const { id } = world.people.agent
    await t.db.updateTable('clients').set({ agent_id: id }).where('id', '=', world.north.client).execute()
    const url = `/api/v1.0/admin/user/${id}/move/${world.south.id}`
    const effects = responseOf<Record<string, unknown>>(await t.ask('GET', url, { token: admin }))
    expect(effects).toMatchObject({ clients_lost: 2, clients_gained: 1, own_clients: 1, drafts: 0 })
    const moved = { user_type: 2, areas: [], agency_id: world.south.id }
    expect((await change(id, moved)).status).toBe(200)
    const client = await t.db
      .selectFrom('clients')
      .select('agent_id')
      .where('id', '=', world.north.client)
      .executeTakeFirstOrThrow()
    expect(client.agent_id).toBeNull()
    expect((await change(id, { ...moved, agency_id: world.north.id })).status).toBe(200)
  })

  it('ends one session or all, and forgets wrong passwords', async () => {
    const id = await invited()
    const token = await openSession(t.db, id, t.clock.now())
    await openSession(t.db, id, t.clock.now())
    const sessions = `/api/v1.0/admin/user/${id}/sessions`
    const some = responseOf<{ id: number }[]>(await t.ask('GET', sessions, { token: admin }))
    expect(some).toHaveLength(2)
    const first = await t.ask('DELETE', sessions, { token: admin, query: { session: String(some[0]?.id) } })
    expect(responseOf<{ ended: number }>(first).ended).toBe(1)
    const rest = await t.ask('DELETE', sessions, { token: admin })
    expect(responseOf<{ ended: number }>(rest).ended).toBe(1)
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token })).status).toBe(401)

    const login = (given: string) =>
      t.ask('POST', '/api/v1.0/auth/login', { body: { user: world.people.clerk.email, password: given } })
    for (let n = 0; n < 6; n += 1) await login('Sbagliata-99')
    expect((await login(password)).status).toBe(429)
    await t.ask('POST', `/api/v1.0/admin/user/${world.people.clerk.id}/unlock`, { token: admin })
    expect((await login(password)).status).toBe(200)
  })
})

describe('who sees accounts', () => {
  it('is an administrator, or whoever may view as agents and customers in sight', async () => {
    const list = async (token: string) =>
      responseOf<{ role: string }[]>(
        await t.ask('GET', '/api/v1.0/admin/users/1', { token, query: { per_page: '100' } }),
      )
    expect(new Set((await list(admin)).map(({ role }) => role)).size).toBe(6)
    expect(new Set((await list(world.token('sales'))).map(({ role }) => role))).toEqual(
      new Set(['agent', 'customer']),
    )
    expect((await t.ask('GET', '/api/v1.0/admin/users/1', { token: world.token('clerk') })).status).toBe(403)
    const peer = `/api/v1.0/admin/user/${world.people.clerk.id}`
    expect((await t.ask('GET', peer, { token: world.token('sales') })).status).toBe(404)
  })

  it('reads what each may do off the contract', async () => {
    const reach = async (id: number, area: string) => (await one(id)).reach.find((part) => part.area === area)
    expect(await reach(world.people.agent.id, 'people')).toMatchObject({ level: 'none' })
    expect(await reach(world.people.agent.id, 'revenue')).toMatchObject({ level: 'read' })
    expect((await reach(world.people.clerk.id, 'shipping'))?.lacks).toContain('logistics')
    const matrix = responseOf<{ calls: { name: string; rights: Record<string, string> }[] }[]>(
      await t.ask('GET', '/api/v1.0/admin/permissions', { token: admin }),
    )
    const users = matrix.flatMap(({ calls }) => calls).find(({ name }) => name === 'users')
    expect(users?.rights).toMatchObject({ admin: 'yes', sales: 'view_as', agent: 'no' })
  })
})

describe('the last administrator', () => {
  it('ends neither himself nor the only other one who could sign in', async () => {
    const self = await t.ask('DELETE', `/api/v1.0/admin/user/${world.people.admin.id}`, { token: admin })
    expect([self.status, keyOf(self)]).toEqual([409, 'not_oneself'])
    const demoted = await change(world.people.admin.id, {})
    expect([demoted.status, keyOf(demoted)]).toEqual([409, 'not_oneself'])
    // An invited one has no password yet: he cannot let anybody in.
    const second = await invited({ ...office, user_type: 1, areas: [] })
    const token = await openSession(t.db, second, t.clock.now())
    const last = await t.ask('DELETE', `/api/v1.0/admin/user/${world.people.admin.id}`, { token })
    expect([last.status, keyOf(last)]).toEqual([409, 'last_administrator'])
    await t.ask('DELETE', `/api/v1.0/admin/user/${second}`, { token: admin })
  })

  it('is there after any number of random acts, two at a time', async () => {
    const { password_hash } = await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', world.people.admin.id)
      .executeTakeFirstOrThrow()
    const people = [world.people.admin.id]
    for (let n = 0; n < 3; n += 1) {
      const id = await invited({ ...office, user_type: 1, areas: [] })
      await t.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
      people.push(id)
    }
    const { fraction } = randomFor('the last administrator')
    const random = (below: number) => Math.floor(fraction() * below)
    const tokens = new Map<number, string>()
    for (const id of people) tokens.set(id, await openSession(t.db, id, t.clock.now()))
    const act = async () => {
      const [actor, target] = [people[random(4)] ?? 0, people[random(4)] ?? 0]
      const token = tokens.get(actor) ?? ''
      const row = await t.db
        .selectFrom('users')
        .select('version')
        .where('id', '=', target)
        .executeTakeFirstOrThrow()
      const body = { version: row.version, ...office, areas: [] }
      const url = `/api/v1.0/admin/user/${target}`
      const type = [1, 4][random(2)]
      const kind = random(3)
      if (kind === 0) return t.ask('DELETE', url, { token })
      if (kind === 1) return t.ask('PUT', url, { token, body: { ...body, user_type: type } })
      return t.ask('POST', `${url}/reactivate`, { token, body: { version: row.version } })
    }
    for (let n = 0; n < 400; n += 1) {
      const answers = await Promise.all([act(), act()])
      for (const { status } of answers) expect(status).toBeLessThan(500)
      const { rows } = await t.pool.query<{ n: number }>(
        'select count(*)::int as n from users where user_type = 1 and active and password_hash is not null',
      )
      expect(rows[0]?.n).toBeGreaterThan(0)
      // Sessions that ended are opened again, so that the acts go on.
      for (const id of people) if (random(5) === 0) tokens.set(id, await openSession(t.db, id, t.clock.now()))
    }
  })
})
