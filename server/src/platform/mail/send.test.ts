import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import PostalMime from 'postal-mime'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { openSink } from '../../../test/smtp-sink.ts'
import { keepBytes } from '../files/stored-files.ts'
import { postMail } from './outbox.ts'
import { emptyOutbox } from './send.ts'
import { bySmtp } from './smtp.ts'

/* Mails against a mail server that is as bad as they get: none is lost, none is doubled without being told. */
const { t } = await openCompany()
const sink = await openSink()
afterAll(sink.close)

const from = 'Mandato <portale@mandato.example>'
/** Short time limits only where no answer can come: a loaded machine is slow, not dead. */
const round = () =>
  emptyOutbox(t.parts, bySmtp(sink.url, from, sink.mode === 'stalls' ? { greetingTimeout: 200 } : {}))
/** As if the time of the next try had come. */
const later = async () => {
  await t.db
    .updateTable('outbox')
    .set({ due_at: new Date(0).toISOString() })
    .where('state', '<>', 'sent')
    .execute()
  await round()
}
const post = (subject: string, confidential = false) =>
  postMail(t.parts, {
    to: 'titolare@arredamenti.example',
    language: 'it',
    brand: 'Alba Cucine',
    confidential,
    letter: { subject, greeting: 'Buongiorno', paragraphs: ['Il codice è 123456.'], closing: 'A presto' },
  })
const outbox = () =>
  t.db
    .selectFrom('outbox')
    .select(['subject', 'state', 'tries', 'problem', 'maybe_twice', 'text_body'])
    .orderBy('id')
    .execute()
const subjects = () => sink.taken.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1])

beforeEach(async () => {
  sink.mode = 'takes'
  sink.taken.length = 0
  sink.connections = 0
  await t.db.deleteFrom('outbox').execute()
})

describe('a mail server', () => {
  it('that takes them gets the mails of a round over one connection, codes first, which are not kept here', async () => {
    await post('uno')
    await post('due', true)
    await round()
    expect([subjects(), sink.connections]).toEqual([['due', 'uno'], 1])
    const [one, two] = await outbox()
    expect([one?.state, two?.state, two?.text_body]).toEqual(['sent', 'sent', ''])
    expect(one?.text_body).toContain('123456')
  })

  it('that rejects the mailbox gets one attempt: the mail failed with its answer', async () => {
    await post('uno')
    sink.mode = 'no such mailbox'
    await round()
    expect(await outbox()).toMatchObject([
      { state: 'failed', tries: 1, problem: expect.stringContaining('no such mailbox') as string },
    ])
  })

  it('that is busy with one mailbox is asked again later, and the other mails go on', async () => {
    await post('uno')
    sink.mode = 'mailbox busy'
    await round()
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 1 }])
    sink.mode = 'takes'
    await post('due')
    await round()
    expect(subjects()).toEqual(['due'])
    await later()
    expect(subjects()).toEqual(['due', 'uno'])
  })

  it.each(['closes', 'stalls', 'unknown sender', 'drops before the dot'] as const)(
    'that %s costs one question a round and no mail a try; once it is back all go',
    async (mode) => {
      for (const subject of ['uno', 'due', 'tre']) await post(subject)
      sink.mode = mode
      const before = await t.sentJobs()
      await round()
      expect([sink.connections, (await t.sentJobs()) - before]).toEqual([1, 1])
      expect((await outbox()).map(({ state, tries }) => [state, tries])).toEqual(
        Array.from({ length: 3 }, () => ['waiting', 0]),
      )
      sink.mode = 'takes'
      await round()
      expect(new Set(subjects())).toEqual(new Set(['uno', 'due', 'tre']))
      expect(sink.taken).toHaveLength(3)
      expect((await outbox()).every(({ state, maybe_twice }) => state === 'sent' && !maybe_twice)).toBe(true)
    },
  )

  it('that is down leaves the mail waiting', async () => {
    await post('uno')
    await emptyOutbox(t.parts, bySmtp('smtp://127.0.0.1:9', from))
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 0, maybe_twice: false }])
  })

  it('that gives no answer at the end gets the mail again with the same id, and both attempts are recorded', async () => {
    await post('uno')
    sink.mode = 'drops after the dot'
    await round()
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 1, maybe_twice: true }])
    sink.mode = 'takes'
    await later()
    expect(await outbox()).toMatchObject([{ state: 'sent', maybe_twice: true }])
    const names = sink.taken.map((letter) => /^Message-ID: (.*)$/im.exec(letter)?.[1])
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })
})

describe('an attached file', () => {
  const attach = async (content: Buffer) => {
    const file = { name: 'pianta.pdf', mime: 'application/pdf', data: content, by: null }
    const { id } = await keepBytes(t.db, t.parts.files, file)
    await t.db
      .updateTable('outbox')
      .set({ attachments: [id] })
      .execute()
    const { stored_as } = await t.db
      .selectFrom('files')
      .select('stored_as')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return t.parts.files.pathOf(stored_as)
  }

  it('goes into the mail part by part, never whole in memory, and arrives as it is', async () => {
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * i) % 251))
    await post('uno')
    await attach(content)
    const largest: number[] = []
    const courier = bySmtp(sink.url, from)
    const measured = (): Transform =>
      new Transform({
        transform(part: Buffer, _encoding, done) {
          largest.push(part.length)
          done(null, part)
        },
      })
    await emptyOutbox(t.parts, {
      ...courier,
      deliver: (mail, attached) =>
        courier.deliver(
          mail,
          attached.map((one) => ({ ...one, content: one.content.pipe(measured()) })),
        ),
    })
    expect(Math.max(...largest)).toBeLessThan(1_000_000)
    const { attachments } = await PostalMime.parse(sink.taken[0] ?? '')
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(content)).toBe(true)
  })

  it.each(['a mail server', 'the folder'] as const)(
    'that is gone stops its own mail alone: %s',
    async (way) => {
      await post('uno')
      await rm(await attach(Buffer.from('x')))
      await post('due')
      await emptyOutbox(t.parts, way === 'the folder' ? undefined : bySmtp(sink.url, from))
      expect(await outbox()).toMatchObject([
        { subject: 'uno', state: 'waiting', tries: 1 },
        { subject: 'due', state: way === 'the folder' ? 'written' : 'sent' },
      ])
    },
  )
})

describe('a subject', () => {
  it.each([
    'Scheda di =?utf-8?q?Mobili_Rossi?=',
    'Scheda di =?utf-8?b?UmVkIGhlcnJpbmc=?= S.r.l.',
    'Scheda di Città =?iso-8859-1?q?=E0?= è lunga: '.repeat(4).trim(),
    'Scheda di Mobili Però',
    'Plain =? text',
  ])('%s arrives as it was written', async (subject) => {
    await post(subject)
    await round()
    const read = await PostalMime.parse(sink.taken[0] ?? '')
    expect(read.subject).toBe(subject)
  })
})

describe('a process killed while sending', () => {
  it('leaves the mail to the next one after ten minutes, marked as perhaps sent twice', async () => {
    await post('uno')
    await t.db
      .updateTable('outbox')
      .set({ state: 'sending', due_at: new Date(Date.now() + 600_000).toISOString() })
      .execute()
    await round()
    expect(sink.taken).toEqual([])
    await later()
    expect(await outbox()).toMatchObject([{ state: 'sent', maybe_twice: true }])
    expect(sink.taken).toHaveLength(1)
  })
})
