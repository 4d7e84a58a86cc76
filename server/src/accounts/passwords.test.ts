import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import PostalMime from 'postal-mime'
import { openCompany } from '../../test/company.ts'
import { emptyOutbox } from '../platform/mail/send.ts'
import { openSession, password } from '../../test/world.ts'
import { firstAdminToken } from './index.ts'

const { t, world } = await openCompany()

const recover = (email: string) => t.ask('POST', '/api/v1.0/auth/password-recovery', { body: { email } })
const reset = (token: string, given: string, confirm = given) =>
  t.ask('POST', `/api/v1.0/auth/password-reset/${token}`, { body: { password: given, confirm } })
const login = (user: string, given: string) =>
  t.ask('POST', '/api/v1.0/auth/login', { body: { user, password: given } })
const error = (answer: { body: unknown }) =>
  (answer.body as { args: { error: { key: string; message: string; fields?: Record<string, string> } } }).args
    .error

/** The token in the newest mail to somebody, read from the outbox folder as an administrator without a mail server would. */
async function mailedToken(to: string): Promise<string | undefined> {
  await t.runJobs()
  await emptyOutbox(t.parts)
  const folder = join(t.config.dataDir, 'outbox')
  for (const name of (await readdir(folder).catch(() => [])).sort((a, b) => b.localeCompare(a))) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (mail.to?.[0]?.address === to) return /\/it\/reset\/([\w-]{43})/.exec(mail.text ?? '')?.[1]
  }
  return undefined
}

describe('a forgotten password', () => {
  it('has the same answer for a known and an unknown address, and no mail to the unknown one', async () => {
    const [unknown, known] = [await recover('nobody@shops.example'), await recover(world.people.agent.email)]
    expect(unknown.status).toBe(200)
    expect(unknown.text).toBe(known.text)
    expect(await mailedToken('nobody@shops.example')).toBeUndefined()
    expect(await mailedToken(world.people.agent.email)).toHaveLength(43)
  })

  it('is set once by the mailed link, ends every session and signs nobody in', async () => {
    const { id, email } = world.people.sales
    const session = await openSession(t.db, id, t.clock.now())
    await recover(email)
    const token = (await mailedToken(email)) ?? ''
    expect((await t.ask('GET', `/api/v1.0/auth/password-reset/${token}`)).status).toBe(200)
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token, 'Faggio-2026!')))
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 410),
    ])
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token: session })).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
    expect((await login(email, 'Faggio-2026!')).status).toBe(200)
  })

  it('ends with its link after an hour, or when a newer link is sent', async () => {
    const { email } = world.people.customer
    await recover(email)
    const first = (await mailedToken(email)) ?? ''
    t.clock.advance(61_000)
    await recover(email)
    const second = (await mailedToken(email)) ?? ''
    expect(second).not.toBe(first)
    expect((await reset(first, 'Faggio-2026!')).status).toBe(410)
    t.clock.advance(3_600_000 + 1000)
    expect((await reset(second, 'Faggio-2026!')).status).toBe(410)
  })

  it('never is one of the last three, and a refusal leaves the link good', async () => {
    const { email } = world.people.press
    await recover(email)
    const token = (await mailedToken(email)) ?? ''
    expect(error(await reset(token, password)).key).toBe('password_used_before')
    expect(error(await reset(token, 'Faggio-2026!', 'Faggio-2026?')).fields).toEqual({
      confirm: 'same_again',
    })
    expect(error(await reset(token, 'faggio')).fields?.['password']).toMatch(/^password_/)
    expect((await reset(token, 'Faggio-2026!')).status).toBe(200)
  })
})

describe('changing one’s password', () => {
  const change = (token: string, old: string, given: string) =>
    t.ask('POST', '/api/v1.0/auth/change-password', { token, body: { old, new: given, confirm: given } })

  it('needs the old one; a wrong one is 422, because 401 would sign the person out', async () => {
    const answer = await change(world.token('admin'), 'Sbagliata-99', 'Faggio-2026!')
    expect([answer.status, error(answer).key]).toEqual([422, 'wrong_old_password'])
  })

  it('ends the other sessions and keeps this one', async () => {
    const other = await openSession(t.db, world.people.admin.id, t.clock.now())
    expect((await change(world.token('admin'), password, 'Faggio-2026!')).status).toBe(200)
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token: other })).status).toBe(401)
    expect((await t.ask('GET', '/api/v1.0/auth/me', { token: world.token('admin') })).status).toBe(200)
  })
})

describe('the first administrator', () => {
  it('cannot be made while there is one', async () => {
    expect(await firstAdminToken(t.db, t.clock)).toBeNull()
  })

  it('is made once by the link of the first start, and only with the last link', async () => {
    await t.db.updateTable('users').set({ active: false }).where('user_type', '=', 1).execute()
    const old = (await firstAdminToken(t.db, t.clock)) ?? ''
    const link = (await firstAdminToken(t.db, t.clock)) ?? ''
    const create = (token: string) =>
      t.ask('POST', `/api/v1.0/auth/first-admin/${token}`, {
        body: {
          email: 'First@Shops.example',
          name: 'First',
          password: 'Faggio-2026!',
          confirm: 'Faggio-2026!',
        },
      })
    expect((await create(old)).status).toBe(410)
    expect((await t.ask('GET', `/api/v1.0/auth/first-admin/${link}`)).status).toBe(200)
    const answers = await Promise.all([create(link), create(link), create(link)])
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
    expect((await login('first@shops.example', 'Faggio-2026!')).status).toBe(200)
  })
})
