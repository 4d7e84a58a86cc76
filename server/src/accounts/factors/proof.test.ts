import { type Call, type CallName, calls } from '@mandato/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { askSample } from '../../../test/ask-sample.ts'
import { openCompany } from '../../../test/company.ts'
import { factorDesk, refusalOf, responseOf } from '../../../test/factors.ts'
import { idsOf, samples } from '../../../test/samples.ts'
import { password } from '../../../test/world.ts'

const { t, world } = await openCompany()
const { ask, tokenOf, codeOf, totp, passkey } = factorDesk(t)
const guarded = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.proof)
const later = (minutes: number) => t.clock.advance(minutes * 60_000)
const change = (token: string) => ask('POST', 'admin/user/2000000000/unlock', token)
const prove = (token: string, body: object) => ask('POST', 'auth/proof', token, body)

describe('acts that ask anew who one is', () => {
  it('are view-as, those on accounts and settings, and those that add a factor or remove one', () => {
    expect(guarded.map(([name]) => name).toSorted()).toEqual([
      'changeSettings',
      'changeUser',
      'deactivateUser',
      'deletePasskey',
      'endUserSessions',
      'erasePerson',
      'inviteUser',
      'newRecoveryCodes',
      'passkeyOptions',
      'reactivateUser',
      'removeFactors',
      'restoreSettings',
      'sendPasswordLink',
      'startTotp',
      'unlockUser',
      'viewAs',
    ])
  })

  let token = ''
  beforeEach(async () => {
    token = await tokenOf(world.people.admin.email)
  })

  it.each(guarded)(
    '%s goes on for fifteen minutes after signing in and not a minute longer',
    async (name, call) => {
      const asked = () => askSample(t, call, samples[name](idsOf(world, 'never')), token)
      later(15)
      expect(refusalOf(await asked())[1]).not.toBe('proof_needed')
      later(1)
      expect(refusalOf(await asked())).toEqual([403, 'proof_needed'])
      expect((await prove(token, { password })).status).toBe(200)
      expect(refusalOf(await asked())[1]).not.toBe('proof_needed')
    },
  )

  it('do not go on by a wrong password, and guessing waits', async () => {
    later(16)
    for (let i = 0; i < 5; i += 1)
      expect(refusalOf(await prove(token, { password: 'Sbagliata-99' }))).toEqual([422, 'wrong_old_password'])
    expect((await prove(token, { password })).status).toBe(429)
    expect(refusalOf(await change(token))).toEqual([403, 'proof_needed'])
    later(1)
  })

  it('take one kind of proof at a time', async () => {
    expect((await prove(token, {})).status).toBe(422)
    expect((await prove(token, { password, code: '123456' })).status).toBe(422)
  })
})

describe('whoever has a factor', () => {
  it('proves himself by a code and not by the password', async () => {
    const { secret } = await totp(world.token('admin'))
    const token = await tokenOf(world.people.admin.email, { code: codeOf(secret) })
    later(16)
    expect(responseOf(await ask('POST', 'auth/proof/options', token))).toEqual({
      by: ['code'],
      passkey: null,
    })
    expect(refusalOf(await prove(token, { password }))).toEqual([422, 'wrong_factor_code'])
    expect((await prove(token, { code: codeOf(secret) })).status).toBe(200)
    expect(refusalOf(await change(token))).toEqual([404, 'not_found'])
  })

  it('proves himself by one of his own passkeys, asked for this session', async () => {
    const { key } = await passkey(world.token('sales'))
    const other = await passkey(world.token('clerk'))
    const token = world.token('sales')
    await t.db.updateTable('sessions').set({ proved_at: t.clock.now() }).execute()
    later(16)
    const asked = async () =>
      responseOf<{ by: string[]; passkey: { challenge: string; allow: { id: string }[] } }>(
        await ask('POST', 'auth/proof/options', token),
      )
    const { by, passkey: question } = await asked()
    expect([by, question.allow.map(({ id }) => id)]).toEqual([['passkey', 'code'], [key.id]])
    const said = other.key.answer(question.challenge)
    expect(refusalOf(await prove(token, { credential: said }))).toEqual([422, 'passkey_refused'])
    const credential = key.answer((await asked()).passkey.challenge)
    expect((await prove(world.token('clerk'), { credential })).status).toBe(422)
    expect((await prove(token, { credential })).status).toBe(200)
    expect((await prove(token, { credential })).status).toBe(422)
  })
})
