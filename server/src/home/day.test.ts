import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import { bringIn } from '../../test/revenue-company.ts'
import { key, response, sheetStory } from '../../test/sheet-story.ts'
import { openSession, type Who } from '../../test/world.ts'
import { standInvoices } from '../invoices/index.ts'

/* Whom to see today. The figures stand at 14 November 2025, a Friday. */
const { t, world } = await openCompany()
const { north, south } = world
const { ask } = sheetStory(t, world)
const { send } = ordering(t, world)

interface Row {
  client: { id: number }
  reasons: { kind: string; text: string; since: string | null }[]
  usual_60_days: number
  stake: number
}
interface Meta {
  clients: number
  paused: number
  gap: { missing: number; clients: { id: number; missing: number }[]; categories: { key: string }[] } | null
  hit_rate: { of: number; reordered: number } | null
}
async function dayOf(who: Who, query = '') {
  const answer = await ask('GET', `dashboard/day${query}`, who)
  expect(answer.status).toBe(200)
  return { rows: response<Row[]>(answer), meta: (answer.body as { args: { meta: Meta } }).args.meta }
}
const line = (date: string, client: number, euros: number, agency = north.id, family = 'NN') => ({
  date,
  agency,
  client,
  family,
  expo: false,
  cents: euros * 100,
})

it('is refused to who has no agency’s clients to see', async () => {
  for (const who of ['customer', 'reseller', 'press'] as const)
    expect((await ask('GET', 'dashboard/day', who)).status).toBe(403)
  expect(key(await ask('GET', `dashboard/day?agency=${south.id}`, 'agent'))).toEqual([404, 'not_found'])
  expect((await dayOf('admin')).rows).toEqual([])
})

it('names who is silent for longer than his own rhythm, August left out, those with most at stake first', async () => {
  await bringIn(t.db, [
    // Every 20 days or so until the end of June, then nothing: 75 working-year days at most count until 14 November.
    ...['2025-04-01', '2025-04-21', '2025-05-11', '2025-05-31', '2025-06-20'].map((date) =>
      line(date, north.client, 1_200),
    ),
    // Only a credit note since: that is no order.
    { ...line('2025-11-03', north.client, -100) },
    // Every 40 days, the last one 50 days ago: below one and a half times 40.
    ...['2025-03-01', '2025-04-10', '2025-05-20', '2025-06-29', '2025-09-25'].map((date) =>
      line(date, north.otherClient, 9_000),
    ),
    // Silent, but another agency's.
    ...['2025-01-01', '2025-01-11', '2025-01-21', '2025-01-31', '2025-02-10'].map((date) =>
      line(date, south.client, 5_000, south.id),
    ),
    line('2025-11-14', south.client, 1, south.id, 'PS'),
  ])
  const { rows, meta } = await dayOf('agent')
  expect(rows.map(({ client, reasons }) => [client.id, reasons.map(({ kind }) => kind)])).toEqual([
    [north.client, ['silent']],
  ])
  // From 20 June to 14 November there are 147 days, 31 of them in August.
  expect(rows[0]?.reasons[0]).toMatchObject({
    since: '2025-06-20',
    text: 'Di solito ordina ogni 20 giorni; tace da 116.',
  })
  // 5,900 euros since 1 April, which is 227 days ago.
  expect(rows[0]?.usual_60_days).toBe(Math.round((590_000 * 60) / 227) / 100)
  expect(rows[0]?.stake).toBe(rows[0]?.usual_60_days)
  // The silence began thirty days after 20 June and sixty days later there was no order; the 40-day client kept its rhythm.
  expect(meta).toMatchObject({ clients: 1, paused: 0, hit_rate: { of: 1, reordered: 0 } })
  expect((await dayOf('admin', `?agency=${north.id}`)).rows).toEqual(rows)
  expect((await dayOf('southAgent')).rows).toEqual([])
})

it('says what the gap to the budget is made of', async () => {
  await bringIn(t.db, [
    line('2024-05-01', north.client, 10_000, north.id, 'E2'),
    line('2024-05-01', north.otherClient, 40_000),
    line('2024-12-24', north.client, 99_000),
  ])
  const budget = { year: 2025, category: 'furniture', amount: 200_000 }
  expect((await ask('PUT', `admin/budget/agent/${north.id}`, 'admin', budget)).status).toBe(200)
  const { gap } = (await dayOf('agent')).meta
  // Planned as last year went: 40 of 139 parts by November. This year 5,900 and 45,000 euros: the first is 4,100 behind, the second ahead.
  expect(gap?.clients).toMatchObject([{ id: north.client, missing: 4_100 }])
  expect(gap?.categories.map((category) => category.key)).toEqual(['appliances'])
  expect(gap?.missing).toBe(Math.floor((20_000_000 * 40) / 139 - 5_090_000) / 100)
})

it('leaves a client alone until the day somebody said, and refuses what is no later day or another’s client', async () => {
  const path = `dashboard/day/${north.client}/not-now`
  const closed = { reason: 'Chiuso per ristrutturazione', until: '2025-12-01' }
  expect(key(await ask('POST', path, 'southAgent', closed))).toEqual([404, 'not_found'])
  for (const until of ['2025-11-17', '2026-11-18'])
    expect(key(await ask('POST', path, 'agent', { ...closed, until }))).toEqual([422, 'not_a_later_day'])
  expect((await ask('POST', path, 'agent', closed)).status).toBe(200)
  expect(await dayOf('agent')).toMatchObject({ rows: [], meta: { clients: 0, paused: 1 } })
  t.clock.set('2025-12-01T08:00:00Z')
  expect((await dayOf('agent')).rows).toHaveLength(1)
})

it('names who is late with money, with how much and since when, and nobody else’s', async () => {
  const invoice = async (client: number, number: string, due: string, paid: number) => {
    const { id } = await t.db
      .insertInto('invoice_documents')
      .values({
        year: 2025,
        number,
        kind: 'invoice',
        date: '2025-09-01',
        client_id: client,
        net_cents: 10_000,
        vat_cents: 2_200,
        gross_cents: 12_200,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db
      .insertInto('invoice_instalments')
      .values({ document_id: id, due_date: due, due_cents: 12_200, paid_cents: paid, n: 1, method: '' })
      .execute()
  }
  await invoice(north.otherClient, 'A-1', '2025-10-31', 2_200)
  await invoice(north.otherClient, 'A-2', '2025-11-20', 0)
  // Due today, paid, and not due yet.
  await invoice(north.client, 'A-3', '2025-12-01', 0)
  await invoice(north.client, 'A-4', '2025-10-31', 12_200)
  await invoice(north.client, 'A-5', '2025-12-31', 0)
  await invoice(south.client, 'A-6', '2025-10-31', 0)
  await standInvoices(t.db, true)
  const { rows } = await dayOf('agent')
  const late = rows.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'overdue'))
  expect(late).toMatchObject([
    {
      client: { id: north.otherClient },
      stake: 222,
      reasons: [
        {
          kind: 'overdue',
          since: '2025-10-31',
          text: '2 fatture scadute, la prima da 31 giorni.',
          link: `/invoices?client=${north.otherClient}&overdue=true`,
        },
      ],
    },
  ])
})

it('is silent about who sent an order: the ERP’s lines of it come days later', async () => {
  const silent = async () =>
    (await dayOf('agent')).rows
      .filter(({ reasons }) => reasons.some(({ kind }) => kind === 'silent'))
      .map(({ client }) => client.id)
  expect(await silent()).toContain(north.client)
  const { code } = await t.db
    .selectFrom('clients')
    .select('code')
    .where('id', '=', north.client)
    .executeTakeFirstOrThrow()
  const token = await openSession(t.db, world.people.agent.id, t.clock.now())
  await send('agent', { customer_code: code }, { token })
  expect(await silent()).not.toContain(north.client)
})
