import { afterEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { factorDesk, refusalOf, responseOf } from '../../../test/factors.ts'
import { openSession } from '../../../test/world.ts'
import { transaction } from '../../platform/db/db.ts'
import { removeFactorsByCommand } from './remove.ts'

const { t, world } = await openCompany()
const { ask, login, codeOf, totp, passkey } = factorDesk(t)
const fresh = (id: number) => openSession(t.db, id, t.clock.now())
const demand = async (...roles: string[]) =>
  expect(
    (await ask('PUT', 'admin/settings', await adminToken(), { accounts: { two_factor_for: roles } })).status,
  ).toBe(200)
const adminToken = () => fresh(world.people.admin.id)
const mailsTo = async (to: string) =>
  (
    await t.pool.query<{ subject: string }>('select subject from outbox where recipient = $1 order by id', [
      to,
    ])
  ).rows.map(({ subject }) => subject)

afterEach(async () => {
  await t.db.deleteFrom('settings').where('key', '=', 'accounts').execute()
})

describe('a role that must have a second factor', () => {
  it('can from the next call on only add one, with sessions of before too', async () => {
    const before = world.token('agent')
    expect((await ask('GET', 'auth/sessions', before)).status).toBe(200)
    await demand('agent')
    expect(refusalOf(await ask('GET', 'auth/sessions', before))).toEqual([403, 'two_factor_needed'])
    const me = await ask('GET', 'auth/me', before)
    expect(responseOf<{ must_add_factor: boolean }>(me).must_add_factor).toBe(true)
    const signedIn = await login(world.people.agent.email)
    expect(responseOf<{ user: object }>(signedIn).user).toMatchObject({ must_add_factor: true })
    const { secret } = await totp(before)
    expect((await ask('GET', 'auth/sessions', before)).status).toBe(200)
    // Added in one session, the others ended.
    const other = responseOf<{ token: string }>(signedIn).token
    expect((await ask('GET', 'auth/me', other)).status).toBe(401)
    expect((await ask('GET', 'auth/sessions', world.token('southAgent'))).status).toBe(403)
    expect((await ask('GET', 'auth/sessions', world.token('sales'))).status).toBe(200)
    expect(refusalOf(await ask('DELETE', 'auth/totp', before, { code: codeOf(secret) }))).toEqual([
      409,
      'last_factor',
    ])
    const { answer } = await passkey(before)
    const { id } = responseOf<{ id: number }>(answer)
    expect((await ask('DELETE', 'auth/totp', before, { code: codeOf(secret) })).status).toBe(200)
    expect(refusalOf(await ask('DELETE', `auth/passkeys/${id}`, before))).toEqual([409, 'last_factor'])
  })

  it('binds whoever looks, not whom he looks as', async () => {
    const viewed = await ask('POST', `admin/view-as/${world.people.southAgent.id}`, await adminToken(), {
      reason: 'Non vede lo sconto',
    })
    const { token } = responseOf<{ token: string }>(viewed)
    await demand('agent')
    expect((await ask('GET', 'auth/sessions', token)).status).toBe(200)
    expect(responseOf(await ask('GET', 'auth/me', token))).toMatchObject({ must_add_factor: false })
    await demand('admin')
    expect(refusalOf(await ask('GET', 'auth/sessions', token))).toEqual([403, 'two_factor_needed'])
  })

  it('tells a reseller from a customer', async () => {
    await demand('customer')
    expect((await ask('GET', 'auth/sessions', world.token('reseller'))).status).toBe(200)
    expect(refusalOf(await ask('GET', 'auth/sessions', world.token('customer')))).toEqual([
      403,
      'two_factor_needed',
    ])
  })

  it('is named by administrators, with what was before in the log', async () => {
    await demand('admin', 'sales')
    const { rows } = await t.pool.query<{ before: object; after: object }>(
      `select before, after from events where entity = 'settings' and entity_id = 'accounts' order by id desc limit 1`,
    )
    expect(rows[0]).toEqual({
      before: { two_factor_for: [] },
      after: { two_factor_for: ['admin', 'sales'] },
    })
    // Whoever demanded it must have one himself now.
    expect(refusalOf(await ask('GET', 'admin/settings', world.token('admin')))).toEqual([
      403,
      'two_factor_needed',
    ])
  })
})

describe('somebody who lost his factor', () => {
  const remove = (id: number, token: string, reason = 'Telefono perso, sentito al telefono') =>
    ask('DELETE', `admin/user/${id}/factors`, token, { reason })

  it('is let in by the password alone once another administrator took it off; he is told, and it is logged', async () => {
    const { id, email } = world.people.customer
    const { recovery } = await totp(world.token('customer'))
    expect(refusalOf(await login(email))).toEqual([401, 'code_needed'])
    expect((await remove(id, await adminToken())).status).toBe(200)
    expect((await ask('GET', 'auth/me', world.token('customer'))).status).toBe(401)
    expect((await login(email)).status).toBe(200)
    expect((await login(email, { code: recovery[0] })).status).toBe(200)
    expect((await mailsTo(email)).at(-1)).toBe('Secondo fattore tolto')
    const { rows } = await t.pool.query<{ after: object; user_id: number }>(
      `select after, user_id from events where what = 'factor.removed_by_administrator'`,
    )
    expect(rows).toEqual([
      {
        after: { reason: 'Telefono perso, sentito al telefono', sessions: 1 },
        user_id: world.people.admin.id,
      },
    ])
    expect(refusalOf(await remove(id, await adminToken()))).toEqual([409, 'no_factor'])
  })

  it('is never oneself', async () => {
    await totp(world.token('admin'))
    expect(refusalOf(await remove(world.people.admin.id, world.token('admin')))).toEqual([409, 'not_oneself'])
    expect((await remove(world.people.agent.id, world.token('sales'))).status).toBe(403)
  })

  it('and is the last administrator is helped by whoever has the machine', async () => {
    const { email } = world.people.clerk
    await totp(world.token('clerk'))
    const off = (whose: string) =>
      transaction(t.db, (db) => removeFactorsByCommand({ ...t.parts, db }, whose, 'Telefono perso'))
    expect(await off('nobody@shops.example')).toBe(false)
    expect(await off(email.toUpperCase())).toBe(true)
    expect(await off(email)).toBe(false)
    expect((await ask('GET', 'auth/me', world.token('clerk'))).status).toBe(401)
    expect((await login(email)).status).toBe(200)
    expect((await mailsTo(email)).at(-1)).toBe('Secondo fattore tolto')
  })

  it('and was deactivated meanwhile is not let in by a passkey either', async () => {
    const { key } = await passkey(world.token('press'))
    await t.db.updateTable('users').set({ active: false }).where('id', '=', world.people.press.id).execute()
    const { challenge } = responseOf<{ challenge: string }>(await ask('POST', 'auth/login/passkey/options'))
    const answer = await ask('POST', 'auth/login/passkey', undefined, { credential: key.answer(challenge) })
    expect(refusalOf(answer)).toEqual([403, 'account_disabled'])
  })
})
