import { describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { factorDesk, refusalOf, responseOf } from '../../../test/factors.ts'
import { SoftPasskey } from '../../../test/soft-passkey.ts'

const { t, world } = await openCompany()
const { ask, login, passkey, question } = factorDesk(t)
const { agent, customer, southAgent } = world.people
const signIn = (credential: object) => ask('POST', 'auth/login/passkey', undefined, { credential })

describe('a passkey', () => {
  it('signs in alone, again and again, and brings recovery codes when it is the first factor', async () => {
    const { key, answer } = await passkey(world.token('agent'))
    expect(responseOf<{ recovery_codes: string[] }>(answer).recovery_codes).toHaveLength(10)
    for (let i = 0; i < 2; i += 1) {
      const opened = await signIn(key.answer(await question()))
      expect(responseOf<{ user: { userId: number } }>(opened).user.userId).toBe(agent.id)
    }
    const second = await passkey(world.token('agent'), 'Chiavetta')
    expect(responseOf<{ recovery_codes: string[] }>(second.answer).recovery_codes).toEqual([])
    const list = responseOf<{ name: string; last_used_at: string | null }[]>(
      await ask('GET', 'auth/passkeys', world.token('agent')),
    )
    expect(list.map(({ name, last_used_at }) => [name, last_used_at !== null])).toEqual([
      ['Chiavetta', false],
      ['Telefono', true],
    ])
  })

  it('makes the password alone not enough; a recovery code beside it is', async () => {
    const { answer } = await passkey(world.token('customer'))
    const { recovery_codes } = responseOf<{ recovery_codes: string[] }>(answer)
    expect(refusalOf(await login(customer.email))).toEqual([401, 'passkey_needed'])
    expect((await login(customer.email, { code: recovery_codes[0] })).status).toBe(200)
  })

  it('whose count does not rise is no refusal', async () => {
    const { key } = await passkey(world.token('sales'))
    key.counter = 9
    expect((await signIn(key.answer(await question()))).status).toBe(200)
    key.counter = 4
    expect((await signIn(key.answer(await question()))).status).toBe(200)
    const { rows } = await t.pool.query(`select from events where what = 'factor.counter_fell'`)
    expect(rows).toHaveLength(1)
  })

  it('is refused alike when nobody has it, it was removed, the answer is wrong or comes twice', async () => {
    const { key, answer, offer } = await passkey(world.token('southAgent'))
    const { origin, hostname } = new URL(t.config.publicUrl)
    const stranger = new SoftPasskey(origin, hostname, offer.user.id)
    const said = key.answer(await question())
    const used = key.answer(await question())
    expect((await signIn(used)).status).toBe(200)
    const lazy = new SoftPasskey(origin, hostname, offer.user.id)
    Object.assign(lazy, { id: key.id })
    key.verified = false
    const unverified = key.answer(await question())
    key.verified = true
    const old = key.answer(await question())
    t.clock.advance(6 * 60_000)
    const texts = [
      await signIn(stranger.answer(await question())),
      await signIn({ ...said, signature: stranger.answer(await question()).signature }),
      await signIn(lazy.answer(await question())),
      await signIn(unverified),
      await signIn(used),
      await signIn(old),
      await signIn(key.answer('AAAA')),
      await signIn({ ...key.answer(await question()), user_handle: 'AAAA' }),
    ]
    const id = responseOf<{ id: number }>(answer).id
    expect((await ask('DELETE', `auth/passkeys/${id}`, world.token('southAgent'))).status).toBe(200)
    texts.push(await signIn(key.answer(await question())))
    expect(new Set(texts.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(texts.map(refusalOf)[0]).toEqual([401, 'passkey_unknown'])
    expect((await login(southAgent.email)).status).toBe(200)
  })

  it('is asked for in the same way whoever asks, and nothing is stored of asking', async () => {
    const before = (await t.pool.query('select from used_challenges')).rows.length
    for (let i = 0; i < 20; i += 1) await question()
    expect((await t.pool.query('select from used_challenges')).rows.length).toBe(before)
  })

  it('is added by the session that was asked, once, with its person’s finger or PIN', async () => {
    const { offer } = await passkey(world.token('press'))
    const { origin, hostname } = new URL(t.config.publicUrl)
    const add = (token: string, credential: object) =>
      ask('POST', 'auth/passkeys', token, { name: 'Altra', credential })
    const key = new SoftPasskey(origin, hostname, offer.user.id)
    // Of the first one, answered already.
    expect(refusalOf(await add(world.token('press'), key.made(offer.challenge)))).toEqual([
      422,
      'passkey_refused',
    ])
    const next = responseOf<{ challenge: string }>(
      await ask('POST', 'auth/passkeys/options', world.token('press')),
    )
    expect(refusalOf(await add(world.token('reseller'), key.made(next.challenge)))).toEqual([
      422,
      'passkey_refused',
    ])
    key.verified = false
    expect((await add(world.token('press'), key.made(next.challenge))).status).toBe(422)
    const elsewhere = new SoftPasskey('https://elsewhere.example', hostname, offer.user.id)
    const again = responseOf<{ challenge: string }>(
      await ask('POST', 'auth/passkeys/options', world.token('press')),
    )
    expect((await add(world.token('press'), elsewhere.made(again.challenge))).status).toBe(422)
  })

  it('is renamed and removed by its owner alone', async () => {
    const { answer } = await passkey(world.token('admin'))
    const { id } = responseOf<{ id: number }>(answer)
    const rename = (token: string) => ask('PUT', `auth/passkeys/${id}`, token, { name: 'Ufficio' })
    expect((await rename(world.token('reseller'))).status).toBe(404)
    expect((await ask('DELETE', `auth/passkeys/${id}`, world.token('reseller'))).status).toBe(404)
    expect((await rename(world.token('admin'))).status).toBe(200)
    expect((await ask('DELETE', `auth/passkeys/${id}`, world.token('admin'))).status).toBe(200)
  })
})
