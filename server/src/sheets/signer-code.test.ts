import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { error, fullSheet, key, newShop, response, sheetStory, signerEmail } from '../../test/sheet-story.ts'

/* The code of six digits: what it opens, and above all what it does not. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
let token: string
/** A client of its own for each story, its sheet sent. */
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
  await send()
  token = await s.link()
})
const send = (email?: string) => s.send(client, email)
const codeFor = (link: string) => s.codeFor(link)
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the code', () => {
  it('is refused when wrong, and after five tries the right one is too', async () => {
    const code = await codeFor(token)
    for (const left of [4, 3, 2, 1]) {
      const answer = await s.sign(token, other(code))
      expect(key(answer)).toEqual([422, 'wrong_code'])
      expect(error(answer).message).toContain(String(left))
      expect(error(answer).fields).toEqual({ code: 'wrong_code' })
    }
    expect(key(await s.sign(token, other(code)))).toEqual([422, 'code_spent'])
    expect(key(await s.sign(token, code))).toEqual([422, 'code_spent'])
    expect(await s.status(client)).toBe('sent')
    // The twin: a new code signs.
    t.clock.advance(31_000)
    expect((await s.sign(token, await codeFor(token))).status).toBe(200)
  })

  it('can be checked before signing: a wrong one counts, the right one stays to be used, and nothing is signed', async () => {
    const code = await codeFor(token)
    for (const left of [4, 3, 2, 1]) {
      const answer = await s.checkCode(token, other(code))
      expect(key(answer)).toEqual([422, 'wrong_code'])
      expect(error(answer).message).toContain(String(left))
    }
    expect(response(await s.open(token))).toMatchObject({ codes: { present: { tries_left: 1 } } })
    for (const _ of [1, 2]) expect((await s.checkCode(token, code)).status).toBe(200)
    expect(await s.status(client)).toBe('sent')
    expect((await s.sign(token, code)).status).toBe(200)
    expect(key(await s.checkCode(token, code))).toEqual([409, 'already_signed'])
  })

  it('is spent by five wrong checks as by five wrong signatures', async () => {
    const code = await codeFor(token)
    for (let n = 1; n <= 4; n += 1) await s.checkCode(token, other(code))
    expect(key(await s.checkCode(token, other(code)))).toEqual([422, 'code_spent'])
    expect(key(await s.checkCode(token, code))).toEqual([422, 'code_spent'])
    expect(key(await s.sign(token, code))).toEqual([422, 'code_spent'])
    expect(response(await s.open(token))).toMatchObject({ codes: { sends_left: 2, present: null } })
  })

  it('is good for ten minutes', async () => {
    const late = await codeFor(token)
    t.clock.advance(600_000)
    expect(key(await s.sign(token, late))).toEqual([422, 'code_expired'])
    const fresh = await codeFor(token)
    t.clock.advance(599_000)
    expect((await s.sign(token, fresh)).status).toBe(200)
  })

  it('is replaced by a newer one', async () => {
    const first = await codeFor(token)
    t.clock.advance(31_000)
    const second = await codeFor(token)
    if (first !== second) expect(key(await s.sign(token, first))).toEqual([422, 'wrong_code'])
    expect((await s.sign(token, second)).status).toBe(200)
  })

  it('of another link opens nothing', async () => {
    const elsewhere = await newShop(t.db, world.north.id)
    await s.set(elsewhere, { scheda_fields: fullSheet, 'signature-email': 'another@shop.example' })
    const otherLink = await s.link('another@shop.example')
    await s.askCode(otherLink)
    const othersCode = await s.code('another@shop.example')
    expect(key(await s.sign(token, othersCode))).toEqual([422, 'no_code'])
    const mine = await codeFor(token)
    if (mine !== othersCode) expect(key(await s.sign(token, othersCode))).toEqual([422, 'wrong_code'])
  })

  it('opens no other link either where somebody writes its hash there', async () => {
    const elsewhere = await newShop(t.db, world.north.id)
    await s.set(elsewhere, { scheda_fields: fullSheet, 'signature-email': 'third@shop.example' })
    const otherLink = await s.link('third@shop.example')
    await s.askCode(otherLink)
    const othersCode = await s.code('third@shop.example')
    const mine = await codeFor(token)
    const [newest, former] = await t.db
      .selectFrom('signing_codes')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const moved = t.db.updateTable('signing_codes').set({ code_hash: former?.code_hash })
    await moved.where('id', '=', newest?.id ?? 0).execute()
    expect(key(await s.sign(token, othersCode))).toEqual([422, 'wrong_code'])
    expect(key(await s.sign(token, mine))).toEqual([422, 'wrong_code'])
    expect((await s.sign(otherLink, othersCode)).status).toBe(200)
  })

  it('asked for ten times at once is sent once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => s.askCode(token)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    for (const answer of answers.filter((one) => one.status !== 200))
      expect(key(answer)).toEqual([429, 'code_too_soon'])
  })

  it('must be asked for first, goes to the invited address alone, and stands in no event and no link mail', async () => {
    expect(key(await s.sign(token, '123456'))).toEqual([422, 'no_code'])
    const code = await codeFor(token)
    const [mail] = await s.mails(signerEmail)
    expect([mail?.confidential, mail?.text_body.includes('/sign/')]).toEqual([true, false])
    const events = JSON.stringify(await t.db.selectFrom('events').selectAll().execute())
    const chain = JSON.stringify(await t.db.selectFrom('signing_events').select('data').execute())
    for (const secret of [code, token]) expect(events + chain).not.toContain(secret)
  })

  it('cannot be asked for without end', async () => {
    await codeFor(token)
    expect(key(await s.askCode(token))).toEqual([429, 'code_too_soon'])
    for (const wait of [31_000, 31_000]) {
      t.clock.advance(wait)
      await codeFor(token)
    }
    t.clock.advance(31_000)
    const fourth = await s.askCode(token)
    expect(key(fourth)).toEqual([429, 'too_many_codes'])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3000)
    t.clock.advance(3_600_000)
    for (let n = 4; n <= 10; n += 1) {
      t.clock.advance(1_300_000)
      await codeFor(token)
    }
    t.clock.advance(3_600_000)
    expect(key(await s.askCode(token))).toEqual([429, 'too_many_codes'])
  })

  it('is stored as a keyed hash only', async () => {
    const code = await codeFor(token)
    const rows = await t.db.selectFrom('signing_codes').selectAll().execute()
    const dump = JSON.stringify(rows.map((r) => ({ ...r, code_hash: r.code_hash.toString('hex') })))
    expect(dump).not.toContain(code)
    expect(rows.every((r) => r.code_hash.length === 32)).toBe(true)
    const links = await t.db.selectFrom('signing_tokens').selectAll().execute()
    expect(links.some((l) => l.token_hash.toString('base64url') === token)).toBe(false)
  })
})
