import { beforeEach, describe, expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { emptyHistory } from '../../test/history.ts'
import { bells } from '../../test/notices.ts'
import { insertShops } from '../../test/shops.ts'
import { openSession, type Who } from '../../test/world.ts'
import { endOfQuiet } from '../platform/mail/quiet.ts'
import { postMail } from '../platform/mail/outbox.ts'
import { emptyOutbox } from '../platform/mail/send.ts'

/* What people choose to be told, and how: obeyed by the bell, by letters, by mails at once and by those that put things together. */
const { t, world } = await openCompany()
const bell = bells(t, world)
/** An active client of the northern agency, new for each test. */
let client: number
beforeEach(async () => {
  await emptyHistory(t.pool)
  await t.pool.query(`delete from notice_marks; delete from notices_to_tell; delete from outbox;
    delete from notice_choices; delete from mail_habits; delete from digests; delete from digest_notices`)
  t.clock.advance(86_400_000)
  const [id = 0] = await insertShops(t.db, [{ agency_id: world.north.id, province: 'TV', status: 'active' }])
  client = id
})

interface Choices {
  readonly digest: string
  readonly quiet: object | null
  readonly groups: {
    readonly key: string
    readonly kinds: {
      readonly kind: string
      readonly label: string
      readonly way: string
      readonly ways: string[]
    }[]
  }[]
}
const token = (who: Who) => openSession(t.db, world.people[who].id, t.clock.now())
const choices = async (who: Who, language = 'it'): Promise<Choices> =>
  (
    (
      await t.ask('GET', '/api/v1.0/me/notices', {
        token: await token(who),
        headers: { 'accept-language': language },
      })
    ).body as { args: { response: Choices } }
  ).args.response
const choose = async (who: Who, body: object) =>
  t.ask('PUT', '/api/v1.0/auth/me', { token: await token(who), body })
const kindsOf = async (who: Who) =>
  Object.fromEntries(
    (await choices(who)).groups.flatMap(({ kinds }) => kinds.map(({ kind, way }) => [kind, way])),
  )
const mails = () => t.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const mailsTo = async (who: Who) =>
  (await mails()).filter(({ recipient }) => recipient === world.people[who].email)
/** The agent asks for a deletion, of which head office is told. */
const askDeletion = async () => {
  const answer = await t.ask('DELETE', `/api/v1.0/agent/client-delete/${client}`, {
    token: await token('agent'),
    query: { reason: 'Ha chiuso il negozio' },
  })
  expect(answer.status, answer.text).toBe(200)
}

describe('the choices', () => {
  it('are those that can reach the person, in words, each as it is usual', async () => {
    const agent = await kindsOf('agent')
    expect(agent).toMatchObject({
      'sheet.sign': 'mail',
      'sheet.send': 'app',
      'request.accept': 'digest',
      'request.reject': 'mail',
      'invoice.overdue': 'digest',
      'content.out': 'mail',
    })
    expect(agent).not.toHaveProperty('import.failed')
    expect(await kindsOf('press')).toEqual({ 'content.out': 'mail' })
    expect(await kindsOf('admin')).toMatchObject({ 'import.failed': 'mail', 'sheet.sign': 'app' })
    // Imports only for who may bring files in.
    expect(await kindsOf('clerk')).not.toHaveProperty('import.failed')
    const [sheets] = (await choices('agent', 'fr')).groups
    expect(sheets?.kinds.map(({ label }) => label)).toContain('Fiche signée')
  })

  it('are kept, each by itself, and refused where nothing like it reaches the person', async () => {
    expect(
      (await choose('agent', { notices: { 'sheet.sign': 'digest' }, quiet: { from: 20, to: 7 } })).status,
    ).toBe(200)
    expect((await choose('agent', { digest: 'weekly' })).status).toBe(200)
    expect(await choices('agent')).toMatchObject({ digest: 'weekly', quiet: { from: 20, to: 7 } })
    expect((await kindsOf('agent'))['sheet.sign']).toBe('digest')
    expect((await choose('agent', { quiet: null })).status).toBe(200)
    expect(await choices('agent')).toMatchObject({ digest: 'weekly', quiet: null })
    for (const notices of [
      { 'import.failed': 'mail' },
      { 'invoice.overdue': 'app' },
      { 'hold.from_queue': 'digest' },
    ])
      expect((await choose('agent', { notices })).body).toMatchObject({
        args: { error: { key: 'not_told_so' } },
      })
    for (const body of [
      { notices: { 'sheet.sign': 'never' } },
      { notices: { 'no.such': 'app' } },
      { quiet: { from: 24, to: 7 } },
      { decision_mails: 'daily' },
    ])
      expect((await choose('agent', body)).status).toBe(422)
  })
})

describe('a notice without a letter', () => {
  it('is mailed once to who chose so, with the way to choose otherwise; and to nobody else', async () => {
    await choose('sales', { notices: { 'client.deletion_requested': 'mail' } })
    await askDeletion()
    for (const _minute of ['one', 'two']) await t.runJob('tell-notices')
    const [mail, ...more] = (await mails()).filter(({ subject }) => subject.includes('Cancellazione'))
    expect(more).toEqual([])
    expect(mail).toMatchObject({ recipient: world.people.sales.email, client_ids: [client] })
    expect(mail?.text_body).toContain('/it/account/notices')
  })

  it('is written to nobody out of whose sight it is', async () => {
    for (const who of ['southAgent', 'sales', 'clerk'] as const)
      await choose(who, { notices: { 'client.deletion_requested': 'mail' } })
    await askDeletion()
    await t.runJob('tell-notices')
    expect(await mailsTo('southAgent')).toEqual([])
    expect(await mailsTo('sales')).toHaveLength(1)
  })

  it('waits for the mail of the morning, comes once, and not where it was read or has gone out of sight', async () => {
    for (const who of ['sales', 'admin'] as const)
      await choose(who, { notices: { 'client.deletion_requested': 'digest' } })
    await askDeletion()
    await t.runJob('tell-notices')
    expect(await mails()).toEqual([])
    await bell.read('admin', { about: 'client', object: client })
    for (const _look of ['seven', 'ten past']) await t.runJob('send-digests')
    expect(await mailsTo('admin')).toEqual([])
    const [mail, ...more] = await mailsTo('sales')
    expect([mail?.subject, more]).toEqual(['1 nuovo avviso', []])
    expect(mail?.text_body).toContain('Cancellazione di un cliente richiesta')
    t.clock.advance(86_400_000)
    await t.runJob('send-digests')
    expect(await mailsTo('sales')).toHaveLength(1)
  })

  it('comes on Monday where it is to come weekly', async () => {
    await choose('sales', { notices: { 'client.deletion_requested': 'digest' }, digest: 'weekly' })
    await askDeletion()
    await t.runJob('tell-notices')
    const days: number[] = []
    for (let day = 0; day < 7; day += 1) {
      t.clock.advance(86_400_000)
      await t.runJob('send-digests')
      days.push((await mailsTo('sales')).length)
      if (t.clock.now().getUTCDay() === 1) expect(days.at(-1)).toBe(1)
      else if (days.at(-1) === 1) expect(days.slice(0, -1)).toContain(1)
    }
    expect(days.at(-1)).toBe(1)
  })

  it('is not under the bell where it was turned off', async () => {
    await askDeletion()
    expect(await bell.about('sales', client)).toEqual(['client.deletion_requested'])
    await choose('sales', { notices: { 'client.deletion_requested': 'off' } })
    expect(await bell.about('sales', client)).toEqual([])
    expect(await bell.about('admin', client)).toEqual(['client.deletion_requested'])
  })
})

describe('a letter', () => {
  const plan = '%PDF-1.7\npianta\n%%EOF\n'
  const asked = async () => {
    const { payload, headers } = multipart(
      { fields: { subject: 'Visita', text: 'Quando?' }, file: plan },
      'attachment',
      'pianta.pdf',
    )
    const made = await t.ask('POST', '/api/v1.0/requests', { token: await token('agent'), payload, headers })
    const { id } = (made.body as { args: { response: { id: string } } }).args.response
    const reply = multipart({ fields: { text: 'Giovedì.' }, file: plan }, 'attachment', 'pianta.pdf')
    const answer = await t.ask('POST', `/api/v1.0/requests/${id}/reply`, {
      token: await token('admin'),
      payload: reply.payload,
      headers: reply.headers,
    })
    expect(answer.status, answer.text).toBe(200)
    await t.runJob('tell-notices')
  }

  it('goes as it always did to who chose nothing, and is not followed by the plain notice', async () => {
    await asked()
    expect((await mailsTo('agent')).map(({ subject }) => subject)).toEqual([
      'Risposta alla richiesta: Visita',
    ])
    await choose('agent', { notices: { 'free.answer': 'mail' } })
    await asked()
    expect(await mailsTo('agent')).toHaveLength(2)
  })

  it('is left out for who wants it with the rest, where it comes instead', async () => {
    await choose('agent', { notices: { 'free.answer': 'digest' } })
    await asked()
    expect(await mailsTo('agent')).toEqual([])
    await t.runJob('send-digests')
    const [mail] = await mailsTo('agent')
    expect(mail?.text_body).toContain('Risposta della sede')
  })

  it('is left out for who wants the bell alone', async () => {
    await choose('agent', { notices: { 'free.answer': 'app' } })
    await asked()
    await t.runJob('send-digests')
    expect(await mailsTo('agent')).toEqual([])
    expect((await bell.told('agent')).notices.map(({ what }) => what)).toContain('free.answer')
  })
})

describe('quiet hours', () => {
  const post = (subject: string, more: { urgent?: true; confidential?: true } = {}) =>
    postMail(t.parts, {
      to: world.people.agent.email,
      language: 'it',
      brand: 'Alba Cucine',
      ...more,
      letter: { subject, greeting: 'Buongiorno', paragraphs: ['Testo.'], closing: 'A presto' },
    })
  /** Hours in Rome around this one. */
  const around = () => {
    const hour = Number(
      new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Rome' }).format(
        new Date(),
      ),
    )
    return { from: (hour + 23) % 24, to: (hour + 3) % 24 }
  }

  it('keep back what can wait, in the outbox, without a try; codes and links come', async () => {
    await choose('agent', { quiet: around() })
    await post('può aspettare')
    await post('il codice', { confidential: true })
    await post('un nuovo accesso', { urgent: true })
    await emptyOutbox(t.parts)
    expect((await mails()).map(({ subject, state, tries }) => [subject, state, tries])).toEqual([
      ['può aspettare', 'waiting', 0],
      ['il codice', 'written', 1],
      ['un nuovo accesso', 'written', 1],
    ])
    const [kept] = await mails()
    expect(Date.parse(kept?.due_at ?? '')).toBeGreaterThan(Date.now() + 3_600_000)
    await t.db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute()
    await choose('agent', { quiet: null })
    await emptyOutbox(t.parts)
    expect((await mails()).map(({ state }) => state)).toEqual(['written', 'written', 'written'])
  })

  it.each([
    [
      'in the evening they last into the morning',
      '2026-11-20T21:30:00Z',
      { from: 22, to: 7 },
      '2026-11-21T06:00:00.000Z',
    ],
    [
      'after midnight it is the same morning',
      '2026-11-21T00:30:00Z',
      { from: 22, to: 7 },
      '2026-11-21T06:00:00.000Z',
    ],
    ['at their end they are over', '2026-11-21T06:00:00Z', { from: 22, to: 7 }, null],
    ['at noon', '2026-11-20T11:30:00Z', { from: 12, to: 14 }, '2026-11-20T13:00:00.000Z'],
    [
      'the night before summer time is an hour shorter',
      '2026-03-28T22:00:00Z',
      { from: 22, to: 7 },
      '2026-03-29T05:00:00.000Z',
    ],
    [
      'the night after it an hour longer',
      '2026-10-24T21:00:00Z',
      { from: 22, to: 7 },
      '2026-10-25T06:00:00.000Z',
    ],
    [
      'an hour that is left out ends with the next',
      '2026-03-29T00:30:00Z',
      { from: 1, to: 2 },
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'an hour that comes twice ends them the first time',
      '2026-10-24T23:30:00Z',
      { from: 1, to: 2 },
      '2026-10-25T00:00:00.000Z',
    ],
  ])('%s', (_when, now, quiet, end) => {
    expect(endOfQuiet(new Date(now), quiet)?.toISOString() ?? null).toBe(end)
  })
})
