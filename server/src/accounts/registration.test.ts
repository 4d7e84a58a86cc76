import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import PostalMime from 'postal-mime'
import { emptyOutbox } from '../platform/mail/send.ts'
import { openCompany } from '../../test/company.ts'
import { applicant, registrationIn } from '../../test/registrations.ts'
import { openSession } from '../../test/world.ts'
import type { Answer } from '../../test/harness.ts'

const { t, world } = await openCompany()
type Sent = Readonly<Record<string, unknown>>
const request = (more: Sent = {}, remoteAddress = '10.1.0.1') =>
  t.ask('POST', '/api/v1.0/registration/request', { body: { ...applicant, ...more }, remoteAddress })
const responseOf = <T>(answer: Answer) => (answer.body as { args: { response: T } }).args.response
const keyOf = (answer: Answer) => (answer.body as { args: { error: { key: string } } }).args.error.key
const list = async (who: 'admin' | 'agent' | 'southAgent' | 'clerk') =>
  responseOf<{ id: number; email: string }[]>(
    await t.ask('GET', '/api/v1.0/admin/registrations/1', { token: world.token(who) }),
  )
const decide = (id: number, body: Sent, token = world.token('admin')) =>
  t.ask('POST', `/api/v1.0/admin/registration/${id}`, { token, body })

/** The mails to somebody, the newest first. */
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  await t.runJobs()
  const rows = await t.db
    .selectFrom('outbox')
    .select(['subject', 'text_body'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ subject: row.subject, text: row.text_body }))
}

describe('a request for an account', () => {
  it('is seen by head office once its address is confirmed, and opened links change nothing', async () => {
    expect((await request()).status).toBe(200)
    await t.runJobs()
    expect(await list('admin')).toEqual([])
    const token = await linkOf(applicant.email)
    // A mail scanner opens whatever it finds.
    for (const _ of [1, 2, 3])
      expect((await t.ask('GET', `/api/v1.0/registration/status/${token}`)).status).toBe(200)
    expect(await list('admin')).toEqual([])
    for (const _ of [1, 2])
      expect((await t.ask('POST', `/api/v1.0/registration/confirm/${token}`)).status).toBe(200)
    expect((await list('admin')).map((one) => one.email)).toEqual([applicant.email])
    expect((await mailsTo(world.people.admin.email)).length).toBe(1)
  })

  it('is seen by agents who have clients there and by no others, and decided by neither', async () => {
    const [one] = await list('agent')
    expect(one?.email).toBe(applicant.email)
    expect(await list('southAgent')).toEqual([])
    expect(await list('clerk')).toHaveLength(1)
    expect((await decide(one?.id ?? 0, { decision: 'approve' }, world.token('agent'))).status).toBe(403)
    expect((await decide(one?.id ?? 0, { decision: 'approve' }, world.token('clerk'))).status).toBe(403)
  })

  it('goes back and forth with a question, and of two who approve at once one makes the account', async () => {
    const id = (await list('admin'))[0]?.id ?? 0
    expect((await decide(id, { decision: 'ask' })).status).toBe(422)
    expect((await decide(id, { decision: 'ask', note: 'Da quando siete aperti?' })).status).toBe(200)
    const token = await linkOf(applicant.email)
    const answered = await t.ask('POST', `/api/v1.0/registration/answer/${token}`, {
      body: { text: 'Dal 1987' },
    })
    expect(answered.status).toBe(200)
    const both = await Promise.all(
      [1, 2].map(() => decide(id, { decision: 'approve', client_id: world.north.client })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const user = await t.db
      .selectFrom('users')
      .select(['id', 'user_type', 'profile', 'password_hash'])
      .where('email', '=', applicant.email)
      .execute()
    expect(user).toHaveLength(1)
    expect(user[0]).toMatchObject({ user_type: 3, profile: 'italian_reseller', password_hash: null })
    expect((await mailsTo(applicant.email))[0]?.text).toContain('72 ore')
  })

  it('of an address that has an account gets the same answer, and never touches the account', async () => {
    const before = await account(applicant.email)
    const known = await request({ name: 'Qualcun altro', type: 'press', magazine: 'M', publisher: 'P' })
    const unknown = await request({ email: 'nobody@cadorin.example' })
    expect(known.text).toBe(unknown.text)
    expect((await mailsTo(applicant.email))[0]?.subject).toBe('Hai già un accesso')
    expect(await account(applicant.email)).toEqual(before)
    expect(await list('admin')).toHaveLength(1)
  })

  it('of a press that was approved ends after twelve months, and can be renewed', async () => {
    const id = await registrationIn(t.db, 'verified', { type: 'press' })
    expect((await decide(id, { decision: 'approve' })).status).toBe(200)
    const { user_id } = await t.db
      .selectFrom('registrations')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const start = t.clock.now()
    // A session lives two weeks at most: each question has one of its own.
    const me = async () =>
      t.ask('GET', '/api/v1.0/auth/me', { token: await openSession(t.db, user_id ?? 0, t.clock.now()) })
    t.clock.set('2026-11-01T08:00:00Z')
    expect((await me()).status).toBe(200)
    await t.runJob('registration-night')
    await t.runJob('registration-night')
    t.clock.set('2026-11-18T08:00:00Z')
    expect((await me()).status).toBe(401)
    t.clock.set(start)
    expect(
      (await t.ask('POST', `/api/v1.0/admin/registration/${id}/renew`, { token: world.token('admin') }))
        .status,
    ).toBe(200)
    t.clock.set('2026-11-18T08:00:00Z')
    expect((await me()).status).toBe(200)
    t.clock.set(start)
  })

  it('that nobody confirms lapses after two days, and what was refused is emptied after six months', async () => {
    const start = t.clock.now()
    const open = await registrationIn(t.db, 'submitted')
    const refused = await registrationIn(t.db, 'verified')
    expect((await decide(refused, { decision: 'discard' })).status).toBe(200)
    expect((await decide(refused, { decision: 'approve' })).status).toBe(409)
    t.clock.advance(49 * 3_600_000)
    await t.runJob('registration-night')
    t.clock.advance(190 * 24 * 3_600_000)
    await t.runJob('registration-night')
    const rows = await t.db
      .selectFrom('registrations')
      .select(['state', 'name', 'vat_number', 'ip'])
      .where('id', 'in', [open, refused])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { state: 'lapsed', name: '–', vat_number: '', ip: null },
      { state: 'rejected', name: '–', vat_number: '', ip: null },
    ])
    t.clock.set(start)
  })
})

describe('what is asked of each type', () => {
  it.each([
    [{ vat_number: '04273510266' }, { vat_number: 'vat_number' }],
    [{ province: '' }, { province: 'required' }],
    [{ type: 'press' }, { magazine: 'required', publisher: 'required' }],
    [{ type: 'foreign_reseller' }, { country: 'country_abroad' }],
    [{ type: 'foreign_reseller', country: 'FR', vat_number: '' }, { vat_number: 'required' }],
  ])('%j is told %j', async (wrong, fields) => {
    const answer = await request(wrong, '10.1.0.2')
    expect(answer.status).toBe(422)
    expect((answer.body as { args: { error: { fields: object } } }).args.error.fields).toEqual(fields)
  })

  it('is not taken in without the consent', async () => {
    expect((await request({ privacy: false }, '10.1.0.2')).status).toBe(422)
  })
})

describe('a flood', () => {
  it('from one address has to wait, and from many addresses fills neither the list nor a mailbox', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => request({ email: 'flood@cadorin.example' }, '10.9.9.9')),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
    const many = Array.from({ length: 12 }, (_, i) =>
      request({ email: 'victim@cadorin.example' }, `10.8.0.${i}`),
    )
    for (const { status } of await Promise.all(many)) expect(status).toBe(200)
    expect(await mailsTo('victim@cadorin.example')).toHaveLength(3)
    expect((await list('admin')).some(({ email }) => /flood|victim/.test(email))).toBe(false)
  })

  it('of links that were made up opens nothing', async () => {
    for (const token of [`1-${'A'.repeat(43)}`, 'x'.repeat(43)]) {
      const answer = await t.ask('POST', `/api/v1.0/registration/confirm/${token}`)
      expect([answer.status, keyOf(answer)]).toEqual([410, 'link_used_or_expired'])
    }
  })
})

const account = (email: string) =>
  t.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

/** The token of the newest link mailed to somebody: the letter is written to the outbox folder and erased in the table. */
async function linkOf(email: string): Promise<string> {
  await t.runJobs()
  await emptyOutbox(t.parts)
  const folder = `${t.config.dataDir}/outbox`
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(`${folder}/${name}`))
    const found = mail.to?.[0]?.address === email && /\/registration\/([\w-]+)/.exec(mail.text ?? '')?.[1]
    if (found) return found
  }
  return ''
}
