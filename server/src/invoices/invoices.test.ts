import { beforeEach, describe, expect, it } from 'vitest'
import { ratesIn } from '../../papers/invoices/rates.ts'
import { personOf } from '../../test/act-as.ts'
import { openImports } from '../../test/importing.ts'
import type { Who } from '../../test/world.ts'
import { sql } from '../platform/db/sql.ts'
import { lateInterest, ratesUsed, usualRates } from './rules.ts'
import { statementOf } from './statement.ts'

/* Invoices as documents: how they stand by Rome's day, who sees them, what they add up to. */
const { t, world, erp } = await openImports('sales')
const header =
  'invoice_number,date,instalment,client_code,net,vat,gross,due_date,due_amount,paid_amount,method,kind,credit_note_of,credit_note_date'
const file = (...rows: string[]) => `${header}\n${rows.join('\n')}\n`

type Row = Readonly<Record<string, unknown>>
interface Args {
  readonly response: readonly Row[]
  readonly meta: Row
}
const ask = async (who: Who, path: string, query: Record<string, string> = {}) => {
  const answer = await t.ask('GET', `/api/v1.0/invoices/${path}`, {
    token: world.token(who),
    query,
    headers: { 'accept-language': 'en' },
  })
  return { status: answer.status, ...(answer.body as { args: Args }).args }
}
const credits = async (number: string) => {
  const { response } = await ask('admin', `detail/${String((await one(number))?.['id'])}`)
  return (response as unknown as { credits: Row[] }).credits.map((credit) => credit['number'])
}
const one = async (number: string) => (await ask('admin', '1', { q: number })).response[0]

beforeEach(async () => {
  await sql`truncate invoice_documents cascade`.execute(t.db)
  t.clock.set('2025-11-17T09:00:00Z')
})

const ours = file(
  '2025/1,2025-08-31,1,014207,2129.76,468.55,2598.31,2025-09-30,866.10,866.10,MP12,,,',
  '2025/1,2025-08-31,2,014207,2129.76,468.55,2598.31,2025-10-31,866.10,0,MP12,,,',
  '2025/1,2025-08-31,3,014207,2129.76,468.55,2598.31,2025-11-30,866.11,0,MP12,,,',
  'NC/1,2025-10-20,1,014207,-40.32,-8.87,-49.19,2025-10-20,-49.19,0,,credit_note,2025/1,2025-08-31',
  '2025/2,2025-11-03,1,014207,100,22,122,2025-12-31,122,0,MP05,,,',
  '2025/3,2025-01-03,1,014207,100,22,122,2025-02-28,122,122,MP05,,,',
  '2025/4,2025-09-01,1,020001,50,11,61,2025-09-30,61,20,MP05,,,',
)

describe('the file of documents', () => {
  it('creates, leaves alone, and changes what was paid since', async () => {
    expect(await erp.bring('invoice-documents', ours)).toMatchObject({ state: 'done', created: 7 })
    expect(await erp.bring('invoice-documents', ours)).toMatchObject({ created: 0, updated: 0, unchanged: 7 })
    const paid = ours.replace('2025-10-31,866.10,0', '2025-10-31,866.10,866.10')
    expect(await erp.bring('invoice-documents', paid)).toMatchObject({ updated: 1, unchanged: 6 })
    expect(await one('2025/1')).toMatchObject({ status: 'partial', open: 866.11, due_date: '2025-11-30' })
  })

  it('keeps due dates, amounts and what is credited where a file has no column for them', async () => {
    await erp.bring('invoice-documents', ours)
    const payments = [
      'invoice_number,date,instalment,client_code,net,vat,gross,paid_amount',
      '2025/1,2025-08-31,1,014207,2129.76,468.55,2598.31,866.10',
      '2025/1,2025-08-31,2,014207,2129.76,468.55,2598.31,866.10',
      '2025/1,2025-08-31,3,014207,2129.76,468.55,2598.31,0',
      'NC/1,2025-10-20,1,014207,-40.32,-8.87,-49.19,0',
      '2025/2,2025-11-03,1,014207,100,22,122,22',
    ]
    expect(await erp.bring('invoice-documents', `${payments.join('\n')}\n`)).toMatchObject({
      state: 'done',
      updated: 2,
      unchanged: 3,
    })
    expect(await one('2025/1')).toMatchObject({ status: 'partial', open: 866.11, due_date: '2025-11-30' })
    expect(await one('2025/2')).toMatchObject({ status: 'partial', open: 100, due_date: '2025-12-31' })
    expect(await credits('2025/1')).toEqual(['NC/1'])
  })

  it('links a credit note to an invoice of its own client, and takes a corrected link back', async () => {
    const note = (client: string, of: string) =>
      file(
        `NC/1,2025-10-20,1,${client},-40.32,-8.87,-49.19,2025-10-20,-49.19,0,,credit_note,${of},2025-08-31`,
      )
    await erp.bring('invoice-documents', ours)
    expect(await credits('2025/1')).toEqual(['NC/1'])
    await erp.bring('invoice-documents', note('014207', ''))
    expect(await credits('2025/1')).toEqual([])
    await erp.bring('invoice-documents', note('020001', '2025/1'))
    expect(await credits('2025/1')).toEqual([])
    await erp.bring('invoice-documents', note('014207', '2025/1'))
    expect(await credits('2025/1')).toEqual(['NC/1'])
  })

  it('rejects instalments that do not add up, sums that are none, and documents that contradict themselves', async () => {
    const wrong = file(
      '2025/5,2025-09-01,1,014207,100,22,122,2025-10-01,61,0,,,,',
      '2025/5,2025-09-01,2,014207,100,22,122,2025-11-01,60.99,0,,,,',
      '2025/6,2025-09-01,1,014207,100,22,123,,,,,,,',
      '2025/7,2025-09-01,1,014207,100,22,122,2025-10-01,61,0,,,,',
      '2025/7,2025-09-01,2,014208,100,22,122,2025-11-01,61,0,,,,',
      '2025/8,2025-09-01,1,014207,100,22,122,,,,,credit_note,,',
      '2025/9,2025-09-01,1,014207,100,22,122,,,,,,,',
    )
    const report = await erp.bring('invoice-documents', wrong, { accept_valid: '1' })
    expect(report).toMatchObject({ rejected: 6, created: 1 })
    const { rows } = await sql<{ line: number; reason: string }>`
      select line, reason from import_errors where import_id = ${report.id} order by line`.execute(t.db)
    expect(rows.map(({ reason }) => reason)).toEqual([
      'instalments_sum',
      'instalments_sum',
      'net_and_vat',
      'document_differs',
      'document_differs',
      'sign_of_document',
    ])
    // Without a due date and amount it is due whole on its own day.
    expect(await one('2025/9')).toMatchObject({ due_date: '2025-09-01', open: 122, status: 'overdue' })
  })
})

describe('how an invoice stands', () => {
  beforeEach(async () => void (await erp.bring('invoice-documents', ours)))

  it('is overdue from the day after the due one on, by the day in Rome', async () => {
    t.clock.set('2025-10-31T22:30:00Z')
    expect(await one('2025/1')).toMatchObject({ status: 'partial', days_overdue: null })
    t.clock.set('2025-10-31T23:30:00Z')
    const late = await one('2025/1')
    expect(late).toMatchObject({ status: 'overdue', days_overdue: 1 })
    expect(late?.['due_dates']).toMatchObject([
      { n: 1, state: 'paid', days_late: null },
      { n: 2, state: 'late', days_late: 1, method: 'MP12' },
      { n: 3, state: 'due', days_late: null },
    ])
  })

  it('stands beside its credit note, in the list and on its page', async () => {
    const { response, meta } = await ask('agent', '1', { unpaid: 'true' })
    expect(response.map(({ number }) => number)).toEqual(['2025/1', 'NC/1', '2025/2'])
    expect(meta).toMatchObject({ counts: { unpaid: 3, overdue: 1, paid: 1 }, open: 1805.02 })
    const { response: page } = (await ask('agent', `detail/${String(response[0]?.['id'])}`)) as unknown as {
      response: Row
    }
    expect(page).toMatchObject({
      open: 1732.21,
      to_pay: 1683.02,
      credits: [{ number: 'NC/1', open: -49.19 }],
    })
  })

  it('counts below zero in what is open and not at all in what is overdue', async () => {
    const summary = async (who: Who) => (await ask(who, 'summary')).response
    expect(await summary('agent')).toMatchObject({
      open: { amount: 1805.02, count: 3 },
      overdue: { amount: 866.1, count: 1 },
      oldest_due: '2025-10-31',
      ageing: { to_30: 866.1, to_60: 0, to_90: 0, beyond: 0 },
    })
    expect(await summary('southAgent')).toMatchObject({ open: { amount: 41 }, overdue: { amount: 41 } })
    expect(await summary('admin')).toMatchObject({ open: { amount: 1846.02 }, overdue: { amount: 907.1 } })
  })

  it('is seen by the client’s agency of today', async () => {
    const before = await ask('southAgent', '1')
    await sql`update clients set agency_id = ${world.south.id} where code = '014207'`.execute(t.db)
    const after = await ask('southAgent', '1')
    await sql`update clients set agency_id = ${world.north.id} where code = '014207'`.execute(t.db)
    expect([before.response.length, after.response.length]).toEqual([1, 5])
  })

  it('keeps its client from being deleted, and says which', async () => {
    const answer = await t.ask('GET', `/api/v1.0/clients/detail/${world.north.client}`, {
      token: world.token('agent'),
    })
    expect(answer.text).toContain('2025/1')
    expect(answer.text).not.toContain('"2025/3"')
    const asked = await t.ask('DELETE', `/api/v1.0/admin/client-delete/${world.south.client}`, {
      token: world.token('admin'),
      body: { reason: 'Ha chiuso il negozio' },
    })
    expect([asked.status, asked.body]).toMatchObject([
      409,
      {
        args: {
          error: {
            key: 'client_has_open_things',
            message: expect.stringContaining('2025/4'),
            current: { open: [{ kind: 'invoice', reference: '2025/4' }] },
          },
        },
      },
    ])
  })

  it('stands in the list of clients: what each is late with, and only those', async () => {
    const late = async (who: Who, query: Record<string, string>) => {
      const answer = await t.ask('GET', '/api/v1.0/agencies/clients', { token: world.token(who), query })
      const { response } = (answer.body as { args: { response: Row[] } }).args
      return response.map(({ code, overdue_amount: amount }) => [code, amount])
    }
    const asked = { revenue: 'true' }
    expect(await late('agent', { overdue: 'true', ...asked })).toEqual([['014207', 866.1]])
    expect(await late('admin', { overdue: 'true', ...asked, sort: 'code' })).toEqual([
      ['014207', 866.1],
      ['020001', 41],
    ])
    // The day the last instalment is paid it is late with nothing.
    await erp.bring('invoice-documents', ours.replace('2025-10-31,866.10,0', '2025-10-31,866.10,866.10'))
    expect(await late('agent', { overdue: 'true', ...asked })).toEqual([])
  })
})

describe('the statement of account', () => {
  beforeEach(async () => void (await erp.bring('invoice-documents', ours)))
  const send = (who: Who, client: number, body: object = {}) =>
    t.ask('POST', `/api/v1.0/invoices/statement/${client}/send`, {
      token: world.token(who),
      body,
      headers: { 'accept-language': 'en' },
    })

  it('goes to the client with its PDF, and is noted in its history', async () => {
    await sql`update clients set email = 'info@zanetti.example' where code = '014207'`.execute(t.db)
    expect((await send('agent', world.north.client)).status).toBe(200)
    const mail = await t.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ recipient: 'info@zanetti.example', language: 'it' })
    expect(mail.subject).toContain('Estratto conto al 17/11/2025')
    expect(mail.text_body).toContain('1.805,02')
    expect(mail.attachments).toHaveLength(1)
  })

  it('is read on the screen as it is printed, by whoever sees the client', async () => {
    const account = await ask('agent', `account/${world.north.client}`)
    expect(account.response as unknown).toMatchObject({
      client_code: '014207',
      day: '2025-11-17',
      open: { amount: 1805.02, count: 3 },
      overdue: { amount: 866.1, count: 1 },
      oldest_days: 17,
      ageing: { to_30: 866.1, to_60: 0, to_90: 0, beyond: 0 },
      interest: { flat: 40, rates: expect.stringContaining('10.15') },
      items: [
        { number: 'NC/1', kind: 'credit_note', days: null, open: -49.19, balance: -49.19 },
        { number: '2025/1', n: 2, of: 3, days: 17, open: 866.1, balance: 816.91 },
        { number: '2025/1', n: 3, open: 866.11, balance: 1683.02 },
        { number: '2025/2', open: 122, balance: 1805.02 },
      ],
    })
    expect((await ask('southAgent', `account/${world.north.client}`)).status).toBe(404)
    expect((await ask('press', `account/${world.north.client}`)).status).toBe(403)
  })

  it('goes nowhere else, nor where nothing is open', async () => {
    expect((await send('agent', world.north.client, { to: ['x@else.example'] })).status).toBe(422)
    expect((await send('admin', world.north.client, { to: ['x@else.example'] })).status).toBe(200)
    expect((await send('agent', world.north.otherClient)).status).toBe(409)
    expect((await send('southAgent', world.north.client)).status).toBe(404)
  })

  it('leaves for so many addresses an hour, whoever asks again with another key', async () => {
    await sql`update clients set email = 'info@sud.example' where code = '020001'`.execute(t.db)
    const answers = []
    for (let n = 0; n < 21; n += 1) answers.push((await send('southAgent', world.south.client)).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

it('mails each agent on Monday what its clients are late with, and nobody else', async () => {
  await erp.bring('invoice-documents', ours)
  await sql`delete from outbox`.execute(t.db)
  await t.runJob('send-digests')
  const mails = await t.db.selectFrom('outbox').select(['recipient', 'subject', 'text_body']).execute()
  const who = await t.db
    .selectFrom('users')
    .select('email')
    .where('user_type', '=', 2)
    .where('active', '=', true)
    .execute()
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.every(({ recipient }) => who.some(({ email }) => email === recipient))).toBe(true)
  const mine = mails.find(({ text_body }) => text_body.includes('866,10'))
  expect(mine?.text_body).not.toContain('41,00')
})

describe('the rates of late interest', () => {
  const rates = [
    { from: '2025-01-01', rate: 3.15 },
    { from: '2025-07-01', rate: 2.15 },
    { from: '2026-01-01', rate: 2.05 },
  ]
  it('are told with the statement: those that hold between the oldest due date and today', () => {
    expect(ratesUsed(rates, '2025-06-30', '2025-11-17')).toEqual({
      rates: rates.slice(0, 2),
      ofEarlier: false,
    })
    // The first holds before its day; of a half-year without one the last known is used, and said to be that.
    expect(ratesUsed(rates, '2024-02-01', '2026-08-01')).toEqual({ rates, ofEarlier: true })
  })

  it('stand on the paper in the language of its reader', () => {
    const used = { cents: 1, flat: 4_000, ...ratesUsed(rates, '2025-12-01', '2026-08-01') }
    expect(ratesIn(used, 'it')).toBe(
      'Tassi usati: 2° semestre 2025 2,15 + 8 = 10,15\u00a0%; 1° semestre 2026 2,05 + 8 = 10,05\u00a0% (l’ultimo noto).',
    )
    expect(ratesIn({ ...used, ofEarlier: false, rates: [{ from: '2026-01-01', rate: 2.05 }] }, 'en')).toBe(
      'Rates used: first half of 2026 2.05 + 8 = 10.05\u00a0%.',
    )
  })

  it('chosen by the company are those a statement is reckoned with', async () => {
    await erp.bring('invoice-documents', ours)
    const interest = async () => {
      const { paper } = await statementOf(
        { ...t.parts, user: await personOf(t, world, 'admin') },
        () => Promise.resolve({ name: 'x', brand: 'x' }),
        world.north.client,
        'it',
      )
      return paper.interest
    }
    expect(await interest()).toMatchObject({ rates: [{ from: '2025-07-01', rate: 2.15 }] })
    const choice = { rates: [{ from: '2025-07-01', rate: 12 }] }
    await sql`insert into settings (key, value, changed_at) values ('invoices', ${JSON.stringify(choice)}, now())`.execute(
      t.db,
    )
    // 866.10 for seventeen days at 12 + 8: 866.10 × 17 × 20 / 36,500.
    expect(await interest()).toMatchObject({ cents: 807, rates: choice.rates })
    await sql`delete from settings where key = 'invoices'`.execute(t.db)
  })
})

it('reckons late interest day by day at the rate of each half-year, rounded once', () => {
  expect(lateInterest(100_000, '2025-12-31', '2025-12-31', usualRates)).toBe(0)
  // 30 days at 3.15 + 8, then 10 at 2.15 + 8: 100,000 × (30 × 1115 + 10 × 1015) / 3,650,000.
  expect(lateInterest(100_000, '2025-06-01', '2025-07-11', usualRates)).toBe(1_195)
  expect(lateInterest(-100_000, '2025-06-01', '2025-07-11', usualRates)).toBe(0)
})
