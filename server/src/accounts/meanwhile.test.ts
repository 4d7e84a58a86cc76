import { afterAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { openSink } from '../../test/smtp-sink.ts'
import { openSession, password } from '../../test/world.ts'
import { transaction } from '../platform/db/db.ts'
import { emptyOutbox } from '../platform/mail/send.ts'
import { bySmtp } from '../platform/mail/smtp.ts'
import { sql } from '../platform/db/sql.ts'
import { closeLogins } from './index.ts'
import { endSessions, findSessions } from './queries/sessions.ts'
import { setPassword } from './queries/users.ts'
import { firstAdminToken } from './index.ts'
import { hashPassword, tokenHash } from './secrets.ts'

/* What happens to an account while somebody else is at it, and what is left lying about. */
const { t, world } = await openCompany()
const sink = await openSink()
afterAll(sink.close)

const login = (user: string, given = password, remoteAddress = '10.0.0.1') =>
  t.ask('POST', '/api/v1.0/auth/login', { body: { user, password: given }, remoteAddress })
const change = (token: string, old: string, given: string, remoteAddress = '10.0.0.1') =>
  t.ask('POST', '/api/v1.0/auth/change-password', {
    token,
    body: { old, new: given, confirm: given },
    remoteAddress,
  })
const errorIn = (answer: { body: unknown }) =>
  (answer.body as { args: { error: { key: string; fields?: Record<string, string> } } }).args.error

/** Until somebody waits for a lock. */
async function whenWaiting(): Promise<void> {
  for (let waits = false; !waits; ) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(t.db)
    waits = (rows[0]?.n ?? 0) > 0
  }
}

/** Sets a password as a mailed link does, and begins something with the old one just before that is over. */
const whileReset = <Begun>(user: number, begin: () => Promise<Begun>) =>
  transaction(t.db, async (tx) => {
    await setPassword(tx, user, await hashPassword('Quercia-2026!'))
    await endSessions(tx, user, t.clock.now())
    const begun = begin()
    await whenWaiting()
    return { begun }
  })

describe('while a password is being reset', () => {
  it('the old one does not sign in', async () => {
    const { id, email } = world.people.agent
    const { begun } = await whileReset(id, () => login(email))
    const answer = await begun
    expect([answer.status, errorIn(answer).key]).toEqual([401, 'wrong_login'])
    const open = t.db.selectFrom('sessions').select('id').where('user_id', '=', id)
    expect(await open.where('revoked_at', 'is', null).execute()).toEqual([])
    expect((await login(email, 'Quercia-2026!')).status).toBe(200)
  })

  it('the old one cannot change the new one', async () => {
    const { id, email } = world.people.sales
    const stolen = await openSession(t.db, id, t.clock.now())
    const { begun } = await whileReset(id, () => change(stolen, password, 'Ladro-2026!'))
    expect(errorIn(await begun).key).toBe('wrong_old_password')
    expect((await login(email, 'Ladro-2026!')).status).toBe(401)
    expect((await login(email, 'Quercia-2026!')).status).toBe(200)
  })
})

it('an account of two clients that are deleted at the same moment is closed', async () => {
  const { id } = await t.db
    .insertInto('users')
    .values({ email: 'due@shops.example', name: 'Due Negozi', user_type: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shops = await t.db.selectFrom('registry_clients').select('id').orderBy('id').limit(2).execute()
  const [one = 0, other = 0] = shops.map((shop) => shop.id ?? 0)
  await t.db
    .insertInto('user_clients')
    .values([one, other].map((client_id) => ({ user_id: id, client_id })))
    .execute()
  const { second } = await transaction(t.db, async (tx) => {
    await closeLogins(tx, one, t.clock.now())
    const second = transaction(t.db, (also) => closeLogins(also, other, t.clock.now()))
    await Promise.race([second, whenWaiting()])
    return { second }
  })
  expect((await second).ids).toContain(id)
  const account = t.db.selectFrom('users').select(['active', 'name']).where('id', '=', id)
  expect(await account.executeTakeFirst()).toEqual({ active: false, name: '–' })
})

it('an address that has guessed too often gets no further guess for a password changed there', async () => {
  const from = '10.0.0.77'
  const session = await openSession(t.db, world.people.press.id, t.clock.now())
  for (let i = 0; i < 20; i += 1) await login(`nobody${i}@shops.example`, 'Sbagliata-99', from)
  expect((await login('nobody@shops.example', 'Sbagliata-99', from)).status).toBe(429)
  expect((await change(session, password, 'Quercia-2026!', from)).status).toBe(200)
  expect((await login('nobody@shops.example', 'Sbagliata-99', from)).status).toBe(429)
})

it('a link that sets a password is not kept once the mail server has it', async () => {
  await t.ask('POST', '/api/v1.0/auth/password-recovery', { body: { email: world.people.press.email } })
  await t.runJob('password-recovery', { email: world.people.press.email })
  await emptyOutbox(t.parts, bySmtp(sink.url, 'Mandato <portale@mandato.example>'))
  expect(sink.taken.join('').replaceAll('=\r\n', '')).toMatch(/\/it\/reset\/[\w-]{43}/)
  const mails = await t.db.selectFrom('outbox').select(['state', 'text_body', 'html_body']).execute()
  expect(mails).toEqual([{ state: 'sent', text_body: '', html_body: '' }])
})

it('the first administrator is refused with a used address, and the link stays valid', async () => {
  await t.db.updateTable('users').set({ active: false }).where('user_type', '=', 1).execute()
  const link = (await firstAdminToken(t.db, t.clock)) ?? ''
  const create = (email: string) =>
    t.ask('POST', `/api/v1.0/auth/first-admin/${link}`, {
      body: { email, name: 'First', password: 'Faggio-2026!', confirm: 'Faggio-2026!' },
    })
  const taken = await create(world.people.agent.email)
  expect([taken.status, errorIn(taken)]).toMatchObject([
    409,
    { key: 'email_taken', fields: { email: 'taken' } },
  ])
  expect((await create('first@shops.example')).status).toBe(200)
})

it('the sessions of calls that come together are found by a plan made once', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 4 }, () => openSession(t.db, world.people.agent.id, t.clock.now())),
  )
  const client = await t.pool.connect()
  try {
    for (let n = 0; n < 12; n += 1) {
      const asked = [...tokens.slice(0, n % 5), 'unknown'].map(tokenHash)
      const found = await findSessions(client, asked, t.clock.now())
      expect(found.map((row) => row?.id)).toEqual([
        ...tokens.slice(0, n % 5).map(() => world.people.agent.id),
        undefined,
      ])
    }
    const plans = `select custom_plans from pg_prepared_statements where name = 'live-sessions'`
    expect((await client.query(plans)).rows).toEqual([{ custom_plans: 5 }])
  } finally {
    client.release()
  }
})
