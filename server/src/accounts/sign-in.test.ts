import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { openSession, password } from '../../test/world.ts'

const { t, world } = await openCompany()

const login = (user: string, given = password, remoteAddress = '10.0.0.1') =>
  t.ask('POST', '/api/v1.0/auth/login', { body: { user, password: given }, remoteAddress })
const tokenIn = (answer: { body: unknown }) =>
  (answer.body as { args: { response: { token: string } } }).args.response.token
const keyIn = (answer: { body: unknown }) =>
  (answer.body as { args: { error: { key: string } } }).args.error.key
const me = (token: string) => t.ask('GET', '/api/v1.0/auth/me', { token })

describe('signing in', () => {
  it('answers an unknown person and a wrong password alike, byte for byte', async () => {
    const unknown = await login('nobody@shops.example', password, '10.0.0.2')
    const wrong = await login(world.people.agent.email, 'Sbagliata-99', '10.0.0.2')
    expect(unknown.status).toBe(401)
    expect(unknown.text).toBe(wrong.text)
    expect(keyIn(wrong)).toBe('wrong_login')
  })

  it('gives a token and the stored user of the specification', async () => {
    const answer = await login(` ${world.people.agent.email.toUpperCase()} `)
    expect(answer.status).toBe(200)
    const { user } = (answer.body as { args: { response: { user: Record<string, unknown> } } }).args.response
    expect(user).toMatchObject({
      userType: 2,
      userId: world.people.agent.id,
      agency_id: world.north.id,
      agency_name: 'Ferri Rappresentanze',
      language: 'it',
      permissions: [],
    })
    expect((await me(tokenIn(answer))).status).toBe(200)
  })

  it('stores no token and no password that could be used by who reads the database', async () => {
    const token = tokenIn(await login(world.people.sales.email))
    const { rows } = await t.pool.query<{ dump: string }>(
      `select (select json_agg(s) from sessions s)::text || (select json_agg(u) from users u)::text as dump`,
    )
    expect(rows[0]?.dump).not.toContain(token)
    expect(rows[0]?.dump).not.toContain(password)
    expect(rows[0]?.dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('tells a deactivated person so only after the right password', async () => {
    const { id } = await t.db
      .insertInto('users')
      .values({
        email: 'gone@shops.example',
        name: 'Gone',
        user_type: 1,
        active: false,
        password_hash: (await hashOf()) ?? '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await login('gone@shops.example', 'Sbagliata-99')).status).toBe(401)
    const right = await login('gone@shops.example')
    expect([right.status, keyIn(right)]).toEqual([403, 'account_disabled'])
    expect(id).toBeGreaterThan(0)
  })

  it('lets a person that was deactivated a moment ago do nothing more', async () => {
    const token = tokenIn(await login(world.people.southAgent.email))
    await t.db
      .updateTable('users')
      .set({ active: false })
      .where('id', '=', world.people.southAgent.id)
      .execute()
    expect((await me(token)).status).toBe(401)
    await t.db
      .updateTable('users')
      .set({ active: true })
      .where('id', '=', world.people.southAgent.id)
      .execute()
    expect((await me(token)).status).toBe(200)
  })
})

describe('guessing', () => {
  it('waits longer after each wrong password beyond the fifth, even from many addresses at once', async () => {
    const { email } = world.people.press
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => login(email, 'Sbagliata-99', `10.1.0.${i}`)),
    )
    const statuses = answers.map((a) => a.status)
    expect(statuses.filter((s) => s === 401)).toHaveLength(5)
    expect(statuses.filter((s) => s === 429)).toHaveLength(7)
    expect(answers.find((a) => a.status === 429)?.headers['retry-after']).toBe('1')
  })

  it('lets the owner in from a known address, while others with the right password wait', async () => {
    const { email } = world.people.reseller
    expect((await login(email, password, '10.2.0.1')).status).toBe(200)
    for (let i = 0; i < 8; i += 1) await login(email, 'Sbagliata-99', `10.2.1.${i}`)
    expect((await login(email, password, '10.2.9.9')).status).toBe(429)
    expect((await login(email, password, '10.2.0.1')).status).toBe(200)
  })

  it('allows at most 200 guesses a day at one account', async () => {
    const { email } = world.people.clerk
    let guesses = 0
    const start = t.clock.now().getTime()
    while (t.clock.now().getTime() < start + 24 * 3_600_000) {
      const answer = await login(email, 'Sbagliata-99', `10.3.${guesses % 250}.${guesses % 7}`)
      if (answer.status === 401) guesses += 1
      t.clock.advance(answer.status === 429 ? Number(answer.headers['retry-after']) * 1000 : 1)
    }
    expect(guesses).toBeGreaterThan(5)
    expect(guesses).toBeLessThanOrEqual(200)
    t.clock.set('2025-11-17T08:00:00Z')
  })

  it('stops an address that fails for twenty different people within a minute', async () => {
    const answers: number[] = []
    for (let i = 0; i < 22; i += 1)
      answers.push((await login(`guess${i}@shops.example`, 'Sbagliata-99', '10.4.0.1')).status)
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(answers.slice(20)).toEqual([429, 429])
    t.clock.advance(61_000)
    expect((await login(world.people.admin.email, password, '10.4.0.1')).status).toBe(200)
  })
})

describe('sessions', () => {
  it('end after twelve idle hours, or after fourteen days when remembered', async () => {
    const short = tokenIn(await login(world.people.admin.email))
    const long = tokenIn(
      await t.ask('POST', '/api/v1.0/auth/login', {
        body: { user: world.people.admin.email, password, remember: true },
      }),
    )
    for (let hours = 0; hours < 22; hours += 11) {
      t.clock.advance(11 * 3_600_000)
      expect((await me(short)).status).toBe(200)
    }
    t.clock.advance(12 * 3_600_000 + 1000)
    expect((await me(short)).status).toBe(401)
    expect((await me(long)).status).toBe(200)
    t.clock.advance(14 * 24 * 3_600_000)
    expect((await me(long)).status).toBe(401)
    t.clock.set('2025-11-17T08:00:00Z')
  })

  it('end one by one, all together, and never those of somebody else', async () => {
    const [mine, other] = [
      tokenIn(await login(world.people.admin.email)),
      tokenIn(await login(world.people.admin.email)),
    ]
    const stranger = await openSession(t.db, world.people.sales.id, t.clock.now())
    const list = (await t.ask('GET', '/api/v1.0/auth/sessions', { token: mine })).body as {
      args: { response: { id: number; current: boolean }[] }
    }
    expect(list.args.response[0]?.current).toBe(true)
    const ids = await t.db
      .selectFrom('sessions')
      .select(['id', 'user_id'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const notMine = ids.find((s) => s.user_id === world.people.sales.id)?.id
    expect((await t.ask('DELETE', `/api/v1.0/auth/sessions/${notMine}`, { token: mine })).status).toBe(404)
    expect((await me(stranger)).status).toBe(200)
    const otherId = list.args.response.find((s) => !s.current)?.id
    expect((await t.ask('DELETE', `/api/v1.0/auth/sessions/${otherId}`, { token: mine })).status).toBe(200)
    await t.ask('POST', '/api/v1.0/auth/logout?all=1', { token: mine })
    expect([(await me(mine)).status, (await me(other)).status]).toEqual([401, 401])
  })

  it('are read again each time: the token header and the bearer header are equal', async () => {
    const token = await openSession(t.db, world.people.admin.id, t.clock.now())
    const bearer = await t.ask('GET', '/api/v1.0/auth/me', { headers: { authorization: `Bearer ${token}` } })
    expect(bearer.text).toBe((await me(token)).text)
  })

  it('are answered each for its own token when many ask at once, ended and unknown ones included', async () => {
    const now = t.clock.now()
    const people = Object.values(world.people)
    const held = await Promise.all(people.map(({ id }) => openSession(t.db, id, now)))
    const ended = await openSession(t.db, world.people.admin.id, now)
    await t.ask('POST', '/api/v1.0/auth/logout', { token: ended })
    const asked = Array.from({ length: 8 }, () => [...held, ended, 'x'.repeat(43)]).flat()
    const answers = await Promise.all(asked.map(me))
    const idIn = ({ body }: { body: unknown }) =>
      (body as { args: { response?: { userId: number } } }).args.response?.userId
    const each = [...people.map(({ id }) => [200, id]), [401, undefined], [401, undefined]]
    expect(answers.map((one) => [one.status, idIn(one)])).toEqual(
      Array.from({ length: 8 }, () => each).flat(),
    )
  })
})

const hashOf = async () =>
  (
    await t.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', world.people.admin.id)
      .executeTakeFirst()
  )?.password_hash
