import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { factorDesk, refusalOf, responseOf } from '../../../test/factors.ts'
import { openSession } from '../../../test/world.ts'

const { t, world } = await openCompany()
const { ask, login, codeOf, totp } = factorDesk(t)
const fresh = (id: number) => openSession(t.db, id, t.clock.now())
const { agent, southAgent, customer, sales, clerk, press } = world.people
const mails = async (to: string) =>
  (
    await t.pool.query<{ subject: string; text_body: string }>(
      'select subject, text_body from outbox where recipient = $1 order by id',
      [to],
    )
  ).rows

describe('codes of an app', () => {
  it('are asked for after the right password only, and let in with it', async () => {
    const { secret, recovery } = await totp(world.token('agent'))
    expect(recovery).toHaveLength(10)
    expect(refusalOf(await login(agent.email))).toEqual([401, 'code_needed'])
    expect(refusalOf(await login(agent.email, { code: '000000' }))).toEqual([401, 'wrong_sign_in_code'])
    const wrong = await login(agent.email, { password: 'Sbagliata-99', code: codeOf(secret) })
    const unknown = await login('nobody@shops.example', { code: codeOf(secret) })
    expect(wrong.text).toBe(unknown.text)
    expect((await login(agent.email, { code: codeOf(secret) })).status).toBe(200)
  })

  it('are good once: of fifty at the same instant one lets in', async () => {
    const { secret } = await totp(world.token('southAgent'))
    const code = codeOf(secret)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, i) => login(southAgent.email, { code }, `10.8.0.${i}`)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status !== 200 && status !== 401 && status !== 429)).toHaveLength(0)
    t.clock.advance(16 * 60_000)
    expect((await login(southAgent.email, { code: codeOf(secret) })).status).toBe(200)
  })

  it('pass with a clock that is off by one step, and not by two', async () => {
    const { secret } = await totp(world.token('customer'))
    // 08:00:00 and half minutes: forty seconds are one step from the end of one and two from its beginning.
    expect((await login(customer.email, { code: codeOf(secret, 40) })).status).toBe(200)
    expect(refusalOf(await login(customer.email, { code: codeOf(secret, 70) }))).toEqual([
      401,
      'wrong_sign_in_code',
    ])
    // A code of before the one that was used is not good any more, however near.
    expect(refusalOf(await login(customer.email, { code: codeOf(secret) }))).toEqual([
      401,
      'wrong_sign_in_code',
    ])
    t.clock.advance(90_000)
    expect((await login(customer.email, { code: codeOf(secret, -30) })).status).toBe(200)
  })

  it('are tried five times, then one waits, with a right one too', async () => {
    const { secret } = await totp(world.token('sales'))
    for (let i = 0; i < 5; i += 1)
      expect((await login(sales.email, { code: '000000' }, `10.7.0.${i}`)).status).toBe(401)
    const sixth = await login(sales.email, { code: codeOf(secret) }, '10.7.0.9')
    expect(refusalOf(sixth)).toEqual([429, 'too_many_tries'])
    t.clock.advance(2_000)
    expect((await login(sales.email, { code: codeOf(secret) }, '10.7.0.9')).status).toBe(200)
  })

  it('are switched on by a code, end the sessions opened without one, and are told of by mail', async () => {
    const other = await fresh(clerk.id)
    await totp(world.token('clerk'))
    expect((await ask('GET', 'auth/me', other)).status).toBe(401)
    expect((await ask('GET', 'auth/me', world.token('clerk'))).status).toBe(200)
    expect((await mails(clerk.email)).map(({ subject }) => subject)).toEqual(['Codici di accesso attivati'])
    expect(refusalOf(await ask('POST', 'auth/totp', world.token('clerk')))).toEqual([409, 'totp_there'])
  })

  it('are switched off by a code', async () => {
    const token = await fresh(clerk.id)
    const secret = await secretOfNew(token)
    expect(refusalOf(await ask('DELETE', 'auth/totp', token, { code: '000000' }))).toEqual([
      422,
      'wrong_factor_code',
    ])
    expect((await ask('DELETE', 'auth/totp', token, { code: codeOf(secret) })).status).toBe(200)
    expect((await login(clerk.email)).status).toBe(200)
    expect(responseOf(await ask('GET', 'auth/factors', token))).toEqual({
      totp_since: null,
      passkeys: 0,
      recovery_codes_left: 0,
      required: false,
    })
  })

  /** Of an account whose earlier app was taken off behind its back. */
  async function secretOfNew(token: string) {
    await t.db.deleteFrom('totp_factors').where('user_id', '=', clerk.id).execute()
    return (await totp(token)).secret
  }

  it('are not on before one was confirmed', async () => {
    await ask('POST', 'auth/totp', world.token('press'))
    expect((await login(press.email)).status).toBe(200)
    expect(
      refusalOf(await ask('POST', 'auth/totp/confirm', world.token('press'), { code: '000000' })),
    ).toEqual([422, 'wrong_factor_code'])
  })

  it('give a QR code of the address', async () => {
    const given = responseOf<{ secret: string; address: string; qr: string }>(
      await ask('POST', 'auth/totp', world.token('press')),
    )
    expect(given.address).toBe(
      `otpauth://totp/Noce%20e%20Cotto:${encodeURIComponent(press.email)}?secret=${given.secret}&issuer=Noce%20e%20Cotto`,
    )
    expect(given.qr).toMatch(/^<svg /)
  })
})

describe('a recovery code', () => {
  it('lets in once in the place of a code, however it is typed, and its person is told', async () => {
    const { secret, recovery } = await totp(world.token('reseller'))
    const { email } = world.people.reseller
    const [first = ''] = recovery
    const typed = ` ${first.toLowerCase().replace('-', ' ')} `
    const all = await Promise.all([1, 2, 3].map(() => login(email, { code: typed })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 401)).toHaveLength(2)
    // Whoever has the telephone now is not let in with what it shows, nor with the next.
    expect((await login(email, { code: codeOf(secret) })).status).toBe(401)
    expect((await login(email, { code: codeOf(secret, 30) })).status).toBe(401)
    t.clock.advance(60_000)
    expect((await login(email, { code: codeOf(secret) })).status).toBe(200)
    expect((await mails(email)).map(({ subject }) => subject)).toEqual([
      'Codici di accesso attivati',
      'Codice di riserva usato',
    ])
  })

  it('is gone with the set it belonged to', async () => {
    const token = await fresh(press.id)
    const before = (await totp(token)).recovery
    const after = responseOf<{ recovery_codes: string[] }>(await ask('POST', 'auth/recovery-codes', token))
    expect(new Set([...before, ...after.recovery_codes]).size).toBe(20)
    expect((await login(press.email, { code: before[0] })).status).toBe(401)
    expect((await login(press.email, { code: after.recovery_codes[0] })).status).toBe(200)
  })
})

describe('a mailed link', () => {
  it('sets a password and does not go round the code', async () => {
    const { secret } = await totp(world.token('admin'))
    await ask('POST', 'auth/password-recovery', undefined, { email: world.people.admin.email })
    await t.runJobs()
    const { text_body } = (await mails(world.people.admin.email)).at(-1) ?? { text_body: '' }
    const link = /reset\/([\w-]{43})/.exec(text_body)?.[1] ?? ''
    const given = { password: 'Faggio-2026!', confirm: 'Faggio-2026!' }
    expect(responseOf(await ask('POST', `auth/password-reset/${link}`, undefined, given))).toEqual({
      success: true,
    })
    const signIn = (code?: string) =>
      login(world.people.admin.email, { password: 'Faggio-2026!', ...(code && { code }) })
    expect(refusalOf(await signIn())).toEqual([401, 'code_needed'])
    expect((await signIn(codeOf(secret))).status).toBe(200)
  })
})

describe('what is stored', () => {
  it('lets nobody who reads the database make or use a code', async () => {
    const token = await fresh(press.id)
    await t.db.deleteFrom('totp_factors').where('user_id', '=', press.id).execute()
    const { secret, recovery } = await totp(token)
    const { rows } = await t.pool.query<{ dump: string }>(
      `select (select json_agg(f) from totp_factors f)::text || (select json_agg(c) from recovery_codes c)::text
        || (select json_agg(e) from events e)::text || coalesce((select json_agg(k) from idempotency_keys k)::text, '')
        || (select json_agg(o) from outbox o)::text as dump`,
    )
    const dump = rows[0]?.dump ?? ''
    expect(dump).toContain('factor.totp_added')
    for (const canary of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(dump).not.toContain(canary)
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'))
  })
})
