import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { dumpOf } from '../../test/dump.ts'
import { error, fullSheet, newShop, response, sheetStory, signerEmail } from '../../test/sheet-story.ts'
import { verifyEvidence } from '../signing/index.ts'

/* What happens without anybody pressing a button, and the reminders people send. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
})
const day = 86_400_000
const send = (to = signerEmail) => s.set(client, { scheda_fields: fullSheet, 'signature-email': to })
const reminders = async (to: string) => (await s.mails(to)).filter((m) => m.subject.startsWith('Promemoria'))

describe('the signer of an open link', () => {
  it('is reminded on day 3, 7 and 12, and no more after signing', async () => {
    const to = 'plan@zanetti.example'
    await send(to)
    const counts: number[] = []
    for (let n = 1; n <= 13; n += 1) {
      t.clock.advance(day)
      await t.runJob('remind-signers')
      await t.runJob('remind-signers')
      counts.push((await reminders(to)).length)
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3])
    const [last] = await reminders(to)
    expect(last?.attachments).toHaveLength(1)
  })

  it('gets one mail and not three after a long stop', async () => {
    const to = 'stop@zanetti.example'
    await send(to)
    t.clock.advance(12.5 * day)
    for (let n = 0; n < 3; n += 1) await t.runJob('remind-signers')
    expect(await reminders(to)).toHaveLength(1)
  })

  it('is not reminded twice in a day, however many press', async () => {
    const to = 'press@zanetti.example'
    await send(to)
    const press = () => s.ask('POST', `agencies/reminder/${client}`, 'agent')
    const answers = await Promise.all([press(), press(), press()])
    const sent = answers.map((a) => response<{ sheets: number; skipped: { reason: string }[] }>(a))
    expect(sent.map((r) => r.sheets).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    expect(sent.flatMap((r) => r.skipped.map((x) => x.reason))).toEqual(['too_soon', 'too_soon'])
    t.clock.advance(day)
    expect(response<{ sheets: number }>(await press()).sheets).toBe(1)
    expect(await reminders(to)).toHaveLength(2)
  })

  it('is left alone when the sheet has been signed', async () => {
    await s.signed(client)
    await t.runJobs()
    t.clock.advance(4 * day)
    const before = (await reminders(signerEmail)).length
    await t.runJob('remind-signers')
    expect(await reminders(signerEmail)).toHaveLength(before)
    expect(error(await s.ask('POST', `agencies/reminder/${client}`, 'agent')).key).toBe('sheet_not_in_state')
  })
})

describe('a link that runs out', () => {
  it('leaves the sheet ready to sign, and the agent is notified once', async () => {
    await send('late@zanetti.example')
    t.clock.advance(14 * day)
    await Promise.all([t.runJob('expire-signing-links'), t.runJob('expire-signing-links')])
    expect(await s.status(client)).toBe('ready_to_sign')
    const told = (await s.mails('0217@agencies.example')).filter(
      (m) => m.subject.startsWith('Link scaduto') && m.text_body.includes('/clients/' + client),
    )
    expect(told).toHaveLength(1)
    // The frozen sheet is the same, and can be sent again as it is.
    expect(
      (await s.set(client, { action: 'send_signature', is_edited: false, 'signature-email': signerEmail }))
        .status,
    ).toBe(200)
  })
})

describe('a confirmed sheet', () => {
  beforeEach(async () => {
    await s.inReview(client)
    await s.confirm(client)
  })
  const why = async () =>
    (
      await t.db
        .selectFrom('sheets')
        .select('to_renew_because')
        .where('client_id', '=', client)
        .where('status', '=', 'confirmed')
        .executeTakeFirst()
    )?.to_renew_because

  it('is due for renewal after twelve months, and stays valid', async () => {
    await t.runJob('sheet-renewals')
    expect(await s.status(client)).toBe('confirmed')
    t.clock.advance(366 * day)
    await t.runJob('sheet-renewals')
    expect([await s.status(client), await why()]).toEqual(['to_renew', 'age'])
  })

  it('is due when the ERP says something else about what was signed', async () => {
    await t.db.updateTable('clients').set({ phone: '+39 0422 000000' }).where('id', '=', client).execute()
    await t.runJob('sheet-renewals')
    expect(await s.status(client)).toBe('confirmed')
    await t.db
      .updateTable('clients')
      .set({ iban: 'IT40S0542811101000000123457' })
      .where('id', '=', client)
      .execute()
    await t.runJob('sheet-renewals')
    expect([await s.status(client), await why()]).toEqual(['to_renew', 'erp'])
  })
})

describe('an agency', () => {
  interface Reminded {
    sent_to: string[]
    sheets: number
    skipped: { client_id: number; reason: string }[]
  }
  const remind = async (query = '', method: 'GET' | 'POST' = 'GET') =>
    s.ask(method, `admin/agencies/reminder/${world.south.id}${query}`, 'admin')

  it('is reminded of its unfinished sheets, each at most once a day', async () => {
    const first = await remind()
    expect(first.headers['cache-control']).toBe('no-store')
    expect(response<Reminded>(first)).toEqual({ sent_to: ['0***@agencies.example'], sheets: 1, skipped: [] })
    const [mail] = await s.mails('0301@agencies.example')
    expect(mail?.text_body).toContain('020001 Città Cucine Però')
    const again = response<Reminded>(await remind('', 'POST'))
    expect([again.sheets, again.skipped.map((x) => x.reason)]).toEqual([0, ['too_soon']])
    const board = response<{ agency_id: number; last_reminder_at: string; remind_from: string | null }[]>(
      await s.ask('GET', 'admin/status-agencies', 'admin'),
    )
    const row = board.find(({ agency_id }) => agency_id === world.south.id)
    expect(new Date(row?.remind_from ?? 0).getTime()).toBe(Date.parse(row?.last_reminder_at ?? '') + day)
    const clients = response<{ client_id: number; remind_from: string | null }[]>(
      await s.ask('GET', `admin/schede/status-clients/${world.south.id}`, 'admin'),
    )
    const client = clients.find(({ client_id }) => client_id === world.south.client)
    expect(client?.remind_from).toBe(row?.remind_from)
    t.clock.advance(day)
    expect(response<Reminded>(await remind(`?client=${world.south.client}`)).sheets).toBe(1)
  })

  it('is not reminded of a client that is not its own', async () => {
    expect((await remind(`?client=${world.north.client}`)).status).toBe(404)
  })
})

describe('the boards', () => {
  it('count each client once: agencies, list and ring agree', async () => {
    const rows = response<Record<string, number>[]>(await s.ask('GET', 'admin/status-agencies', 'admin'))
    const list = response<{ client_id: number; sheet_status: string; filters: Record<string, boolean> }[]>(
      await s.ask('GET', 'admin/schede/status-clients/0', 'admin'),
    )
    const ring = response<{ status: string; count: number }[]>(
      await s.ask('GET', 'dashboard/status-schede', 'admin'),
    )
    for (const row of rows)
      expect(ring.reduce((sum, { status }) => sum + (row[status] ?? 0), 0)).toBe(row['total'])
    for (const { status, count } of ring) {
      expect(list.filter((c) => c.sheet_status === status).length, status).toBe(count)
      expect(
        rows.reduce((sum, row) => sum + (row[status] ?? 0), 0),
        status,
      ).toBe(count)
    }
    expect(new Set(list.map((c) => c.client_id)).size).toBe(list.length)
    // The app drops rows whose flags are all false.
    expect(list.every((c) => Object.values(c.filters).some(Boolean))).toBe(true)
  })

  it('answer the same by GET and POST, write nothing, and a filter only narrows', async () => {
    const get = await s.ask('GET', `admin/schede/status-clients/${world.north.id}?filter=to_fill`, 'sales')
    const post = await s.ask('POST', `admin/schede/status-clients/${world.north.id}`, 'sales', {
      filter: 'to_fill',
    })
    expect(post.text).toBe(get.text)
    const all = response<unknown[]>(
      await s.ask('GET', `admin/schede/status-clients/${world.north.id}`, 'sales'),
    )
    expect(response<unknown[]>(get).length).toBeLessThanOrEqual(all.length)
    expect(response<unknown[]>(await s.ask('GET', 'dashboard/status-schede', 'agent')).length).toBe(9)
  })
})

describe('a client who is deleted', () => {
  it('leaves no draft, no address of a signer and no upload; what was signed stays', async () => {
    await s.inReview(client)
    await s.confirm(client)
    await s.set(client, { action: 'renew', scheda_fields: { notes: 'canarino-bozza' } })
    await s.set(client, {
      action: 'send_signature',
      is_edited: false,
      'signature-email': 'canarino@zanetti.example',
    })
    const token = await s.link('canarino@zanetti.example')
    expect((await s.open(token, 'canarino-telefono')).status).toBe(200)
    expect((await s.askCode(token)).status).toBe(200)
    await s.ask('DELETE', `admin/client-delete/${client}?reason=chiuso`, 'admin')
    const approved = await s.ask('PUT', `admin/client-delete/${client}/approve`, 'sales')
    expect(approved.status, approved.text).toBe(200)
    await t.runJobs()
    expect((await s.open(token)).status).toBe(410)
    expect(error(await s.set(client, { action: 'save', scheda_fields: { notes: 'x' } })).key).toBe(
      'client_is_deleted',
    )
    const sheets = await t.db
      .selectFrom('sheets')
      .selectAll()
      .where('client_id', '=', client)
      .orderBy('revision')
      .execute()
    expect(sheets.map((r) => [r.revision, r.status])).toEqual([
      [1, 'confirmed'],
      [2, 'cancelled'],
    ])
    expect(JSON.stringify(sheets[1])).not.toContain('canarino')
    expect(await s.mails('canarino@zanetti.example')).toEqual([])
    expect((await dumpOf(t.pool)).split('\n').filter((line) => line.includes('canarino'))).toEqual([])
    const { id: signed = 0 } = sheets[0] ?? {}
    expect(await verifyEvidence(t.db, signed)).toEqual({ intact: true, fault: null })
    const sealed = await t.db
      .selectFrom('sheet_attachments')
      .select('kind')
      .where('client_id', '=', client)
      .execute()
    expect(sealed).toEqual([{ kind: 'signed' }])
  })

  it('is not overwritten from a form opened a moment before', async () => {
    await s.ask('DELETE', `admin/client-delete/${client}?reason=chiuso`, 'admin')
    const holder = await t.pool.connect()
    const waiting = async (n: number) =>
      vi.waitFor(async () => {
        const { rows } = await t.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(n)
      })
    await holder.query(`begin; select pg_advisory_xact_lock(hashtextextended('sheets', ${client}))`)
    const deletion = s.ask('PUT', `admin/client-delete/${client}/approve`, 'sales')
    await waiting(1)
    const late = s.set(client, { action: 'save', scheda_fields: { notes: 'troppo tardi' } })
    await waiting(2)
    await holder.query('commit')
    holder.release()
    expect((await deletion).status).toBe(200)
    const answer = await late
    expect([answer.status, error(answer).key]).toEqual([409, 'client_is_deleted'])
    expect(await t.db.selectFrom('sheets').select('id').where('client_id', '=', client).execute()).toEqual([])
  })
})
