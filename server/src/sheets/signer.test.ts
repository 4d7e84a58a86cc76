import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { transaction } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { lockSheetsOf } from './queries/sheets.ts'
import {
  error,
  fullSheet,
  goodSignature,
  key,
  newShop,
  response,
  sheetStory,
  signerEmail,
} from '../../test/sheet-story.ts'

/* The signer's side, as somebody who only has a mail: what a link can do, and above all what it cannot. */
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
const signature = () => t.db.selectFrom('signatures').selectAll().orderBy('signed_at', 'desc').execute()

describe('the link', () => {
  it('opened a hundred times by a scanner changes nothing, and is noted', async () => {
    const before = await t.db.selectFrom('sheets').selectAll().where('client_id', '=', client).execute()
    for (let n = 0; n < 100; n += 1) expect((await s.open(token, `Scanner ${n % 3}`)).status).toBe(200)
    expect(await t.db.selectFrom('sheets').selectAll().where('client_id', '=', client).execute()).toEqual(
      before,
    )
    const form = response<{ link: { opened: number } }>(await s.form(client))
    expect(form.link.opened).toBe(100)
    const noted = await t.db
      .selectFrom('signing_events')
      .selectAll()
      .where('what', '=', 'link.opened')
      .execute()
    expect(noted).toHaveLength(3)
    expect((await s.sign(token, await codeFor(token))).status).toBe(200)
  })

  it('opened very often does not flood the evidence: forty openings are recorded, the rest counted', async () => {
    for (let n = 0; n < 45; n += 1) await s.open(token, `Reader ${n}`)
    expect(response<{ link: { opened: number } }>(await s.form(client)).link.opened).toBe(45)
    const noted = await t.db
      .selectFrom('signing_events')
      .innerJoin('signing_cases', 'signing_cases.id', 'case_id')
      .innerJoin('sheets', 'sheets.id', 'document_id')
      .select('n')
      .where('what', '=', 'link.opened')
      .where('client_id', '=', client)
      .execute()
    expect(noted).toHaveLength(40)
  })

  it('ends with an edit, a withdrawal, a newer send and a cancellation', async () => {
    const acts = [
      ['edited', () => s.set(client, { action: 'save', scheda_fields: { notes: 'corretta' } })],
      ['withdrawn', () => s.ask('PUT', `agencies/schede/withdraw/${client}`, 'agent')],
      ['replaced', () => send('second@zanetti.example')],
      ['cancelled', () => s.ask('PUT', `admin/schede/cancel/${client}`, 'admin')],
    ] as const
    for (const [because, act] of acts) {
      await send()
      const link = await s.link()
      t.clock.advance(31_000)
      const code = await codeFor(link)
      expect((await act()).status).toBe(200)
      for (const answer of [
        await s.open(link),
        await s.askCode(link),
        await s.sign(link, code),
        await s.pdf(link),
        await s.decline(link),
      ])
        expect([...key(answer), error(answer).current]).toEqual([
          410,
          'link_gone',
          { because, contact: expect.objectContaining({ name: 'Ferri Rappresentanze' }) as unknown },
        ])
    }
  })

  it('says for good why it died, whatever is sent later', async () => {
    await s.ask('PUT', `agencies/schede/withdraw/${client}`, 'agent')
    await send('second@zanetti.example')
    await send('third@zanetti.example')
    expect(error(await s.open(token)).current).toMatchObject({ because: 'withdrawn' })
    expect((await s.open(await s.link('third@zanetti.example'))).status).toBe(200)
  })

  it('for a document that is not the file of the sheet signs nothing', async () => {
    const code = await codeFor(token)
    const before = await t.db
      .selectFrom('signing_links')
      .select(['id', 'document_sha256'])
      .where('ended_at', 'is', null)
      .execute()
    await t.db
      .updateTable('signing_links')
      .set({ document_sha256: '0'.repeat(64) })
      .where('ended_at', 'is', null)
      .execute()
    expect(key(await s.open(token))).toEqual([410, 'link_gone'])
    expect(key(await s.sign(token, code))).toEqual([410, 'link_gone'])
    for (const { id, document_sha256 } of before)
      await t.db.updateTable('signing_links').set({ document_sha256 }).where('id', '=', id).execute()
    expect((await s.sign(token, code)).status).toBe(200)
  })

  it('opened while the sheet is edited shows the sheet or says that it was edited', async () => {
    for (let round = 0; round < 5; round += 1) {
      await send()
      const link = await s.link()
      const answers = await Promise.all([
        s.set(client, { action: 'save', scheda_fields: { notes: `round ${round}` } }),
        ...Array.from({ length: 8 }, () => s.open(link)),
      ])
      for (const answer of answers) expect([200, 410], answer.text).toContain(answer.status)
    }
  })

  it('runs out after fourteen days, before any timer looked', async () => {
    t.clock.advance(14 * 86_400_000 - 1)
    expect((await s.open(token)).status).toBe(200)
    t.clock.advance(1)
    expect(key(await s.open(token))).toEqual([410, 'link_gone'])
  })

  it('of a reminder signs too, and the first one still does', async () => {
    t.clock.advance(2 * 86_400_000)
    const reminded = await s.ask('POST', `agencies/reminder/${client}`, 'southAgent')
    expect(reminded.status).toBe(404)
    const fresh = await s.ask('GET', `admin/agencies/reminder/${world.north.id}?client=${client}`, 'admin')
    expect(response<{ sheets: number; sent_to: string[] }>(fresh)).toMatchObject({
      sheets: 1,
      sent_to: ['e***@zanetti.example'],
    })
    const second = await s.link()
    expect(second).not.toBe(token)
    for (const link of [token, second]) expect((await s.open(link)).status).toBe(200)
    expect((await s.sign(second, await codeFor(token))).status).toBe(200)
  })

  it('that was never given out is not found', async () => {
    expect(key(await s.open('x'.repeat(43)))).toEqual([404, 'not_found'])
    expect(key(await s.sign('x'.repeat(43), '123456'))).toEqual([404, 'not_found'])
  })
})

describe('the signature', () => {
  it('needs every declaration but marketing, and nothing is ticked before', async () => {
    const page = response<{ consents: { key: string; required: boolean; statement: string }[] }>(
      await s.open(token),
    )
    expect(page.consents.map((c) => [c.key, c.required])).toEqual([
      ['privacy', true],
      ['terms', true],
      ['clauses_1341', true],
      ['marketing', false],
    ])
    expect(JSON.stringify(page.consents)).not.toContain('given')
    expect(page.consents[2]?.statement).toMatch(/1341 e 1342.*1\. Ordini; 3\. Prezzi/)
    const code = await codeFor(token)
    for (const missing of ['privacy', 'terms', 'clauses_1341'] as const) {
      const answer = await s.sign(token, code, { consents: { ...goodSignature.consents, [missing]: false } })
      expect([...key(answer), error(answer).fields]).toEqual([
        422,
        'consent_missing',
        { [`consents.${missing}`]: 'consent_missing' },
      ])
    }
    // A missing tick costs no try of the code.
    expect((await s.sign(token, code)).status).toBe(200)
    const [row] = await signature()
    const given = (row?.consents ?? []) as { key: string; given: boolean }[]
    expect(given.map((c) => [c.key, c.given])).toEqual([
      ['privacy', true],
      ['terms', true],
      ['clauses_1341', true],
      ['marketing', false],
    ])
  })

  it('is drawn or typed, and never empty', async () => {
    const code = await codeFor(token)
    const sign = (given: object) => s.sign(token, code, { signature: given })
    expect(key(await sign({ kind: 'drawn', svg: '<svg><path d="M0 0"/></svg>' }))).toEqual([
      422,
      'empty_signature',
    ])
    // A pad of no size could be signed on and never printed.
    const nowhere = `<svg viewBox="0 0 0 0"><path d="M1 2${' L3 4'.repeat(20)} L90 90"/></svg>`
    expect(key(await sign({ kind: 'drawn', svg: nowhere }))).toEqual([422, 'empty_signature'])
    // Nor is a name one that nobody can see.
    for (const text of ['  ', '\u200b\u200b\u2060', '\u202e..'])
      expect(key(await sign({ kind: 'typed', text }))).toEqual([422, 'validation'])
    expect(key(await s.sign(token, code, { name: '\u200b\ufeff\u200b' }))).toEqual([422, 'validation'])
    expect(key(await sign({ kind: 'stamped' }))).toEqual([422, 'validation'])
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200"><path d="M1 2 L3 4 L5 6 L7 8 L9 10 L11 12 L13 14 L15 16"/></svg>'
    expect((await sign({ kind: 'drawn', svg })).status).toBe(200)
  })

  it('given fifty times at once counts once; the others are refused as already signed', async () => {
    const code = await codeFor(token)
    const answers = await Promise.all(Array.from({ length: 50 }, () => s.sign(token, code)))
    const statuses = answers.map((a) => a.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const evidence = await t.db
      .selectFrom('signatures')
      .innerJoin('signing_cases', 'id', 'case_id')
      .innerJoin('sheets', 'sheets.id', 'document_id')
      .select('case_id')
      .where('client_id', '=', client)
      .execute()
    expect(evidence).toHaveLength(1)
    await t.runJobs()
    const copies = (await s.mails(signerEmail)).filter(
      (m) => m.subject.startsWith('La Sua scheda') && m.attachments.length === 1,
    )
    const [file] = await t.db
      .selectFrom('sheet_attachments')
      .selectAll()
      .where('client_id', '=', client)
      .execute()
    expect(copies.filter((m) => m.attachments[0] === file?.file_id)).toHaveLength(1)
  })

  it('that had to wait is recorded after what it waited for', async () => {
    const code = await codeFor(token)
    const asked = t.clock.now()
    const signing = await transaction(t.db, async (tx) => {
      await lockSheetsOf(tx, client)
      const given = s.sign(token, code)
      for (let waits = false; !waits; ) {
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`.execute(t.db)
        waits = (rows[0]?.n ?? 0) > 0
      }
      t.clock.advance(5_000)
      await s.open(token, 'Another phone')
      return { given }
    })
    const answer = await signing.given
    const { signed_at } = response<{ signed_at: string }>(answer)
    expect(new Date(signed_at).getTime() - asked.getTime()).toBe(5_000)
    const told = await t.db
      .selectFrom('signing_events')
      .select(['at', 'what'])
      .where('case_id', '=', sql<number>`(select max(case_id) from signing_events)`)
      .orderBy('n')
      .execute()
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted())
    expect(told.map(({ what }) => what)).toContain('signature.given')
  })

  it('cannot be given twice, and afterwards the link offers the sealed file and nothing else', async () => {
    await s.sign(token, await codeFor(token))
    t.clock.advance(31_000)
    expect(key(await s.sign(token, '123456'))).toEqual([409, 'already_signed'])
    expect(key(await s.askCode(token))).toEqual([409, 'already_signed'])
    expect(key(await s.decline(token))).toEqual([409, 'already_signed'])
    expect(key(await s.pdf(token))).toEqual([503, 'being_sealed'])
    await t.runJobs()
    expect((await s.pdf(token)).text).toContain('sealed ')
    expect(response<{ state: string }>(await s.open(token)).state).toBe('signed')
    // Until it expires.
    t.clock.advance(14 * 86_400_000)
    const late = await s.pdf(token)
    expect([...key(late), error(late).current]).toEqual([
      410,
      'link_gone',
      expect.objectContaining({ because: 'signed' }),
    ])
  })

  it('can be declined with a reason, which the agent reads', async () => {
    expect(key(await s.decline(token, 'no'))).toEqual([422, 'validation'])
    expect((await s.decline(token, 'La partita IVA è quella vecchia')).status).toBe(200)
    expect(await s.status(client)).toBe('rejected')
    expect(key(await s.decline(token))).toEqual([410, 'link_gone'])
    const [mail] = await s.mails('0217@agencies.example')
    expect(mail?.text_body).toContain('La partita IVA è quella vecchia')
  })
})

describe('an address to sign from', () => {
  it.each([
    'agent@shops.example',
    'Agent+zanetti@shops.example',
    'sales@shops.example',
    '0217@agencies.example',
    '0301@agencies.example',
  ])('is never one of the company or an agency: %s', async (email) => {
    const answer = await send(email)
    expect([...key(answer), error(answer).fields]).toEqual([
      422,
      'own_address',
      { 'signature-email': 'own_address' },
    ])
  })

  it.each(['', 'zanetti', 'a@b.example, c@d.example', 'elena@zanetti.example\r\nBcc: x@y.example'])(
    'is one address: %j',
    async (email) => {
      const fresh = await newShop(t.db, world.north.id)
      const answer = await s.set(fresh, {
        action: 'send_signature',
        scheda_fields: fullSheet,
        'signature-email': email,
      })
      expect([answer.status, Object.keys(error(answer).fields ?? {})]).toEqual([422, ['signature-email']])
      expect(await s.status(fresh)).toBe('to_fill')
    },
  )
})
