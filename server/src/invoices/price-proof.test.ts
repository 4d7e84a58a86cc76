import { beforeAll, describe, expect, it } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { ordering } from '../../test/ordering.ts'
import type { Who } from '../../test/world.ts'
import { sql } from '../platform/db/sql.ts'

/* What the price rule says of invoiced lines: in the file before it is written, in lists, on the page, and contested. */
const { t, world, erp } = await openImports('sales')
type Row = Readonly<Record<string, unknown>>
interface Args {
  readonly response: readonly Row[]
  readonly meta: Row
}
const ask = async (who: Who, path: string, query: Record<string, string> = {}) => {
  const answer = await t.ask('GET', `/api/v1.0/${path}`, {
    token: world.token(who),
    query,
    headers: { 'accept-language': 'en' },
  })
  return { status: answer.status, ...(answer.body as { args: Args }).args }
}
const contest = (who: Who, body: Row) =>
  t.ask('POST', '/api/v1.0/invoices/contest', {
    token: world.token(who),
    body,
    headers: { 'accept-language': 'en' },
  })
const bring = async (...rows: string[]) =>
  erp.bring(
    'invoices',
    `invoice_number,line,date,client_code,product_code,family_code,description,quantity,amount,expo,order_number,order_date\n${rows.join('\n')}\n`,
  )
const page = async (who: Who) => {
  const { rows } = await sql<{
    id: number
  }>`select id from invoice_documents where number = '2025/9'`.execute(t.db)
  const id = rows[0]?.id ?? 0
  return { id, ...(await ask(who, `invoices/detail/${id}`)) }
}

beforeAll(async () => {
  await t.db.updateTable('clients').set({ price_list: 'IT-A' }).where('id', '=', world.north.client).execute()
  await erp.bring(
    'prices',
    'list,code,valid_from,description,family_code,price,currency,unit,valid_to\n' +
      'IT-A,CF60C-216,2025-01-01,Colonna,NN,1450.00,EUR,pz,\nIT-A,CF60C-216,2025-09-01,Colonna,NN,1458.00,EUR,pz,\n' +
      'IT-A,B90,2025-01-01,Base,NN,12.35,EUR,pz,\n',
  )
  await erp.bring(
    'discounts',
    'client_code,family_code,valid_from,chain\n014207,,2025-01-01,50+20\n014207,,2025-10-01,50\n',
  )
})

describe('a file of lines', () => {
  const lines = [
    '2025/9,1,2025-08-31,014207,cf60c-216,NN,Colonna,1,583.20,0,,',
    '2025/9,2,2025-08-31,014207,B90,NN,Base,120,592.80,0,,',
    '2025/9,3,2025-08-31,014207,,NN,Taglio piano,1,120.00,0,,',
    '2025/9,4,2025-08-31,014207,B90,NN,Base da esposizione,1,1.00,1,,',
    '2025/9,5,2025-08-31,014207,XX-1,NN,Su misura,1,900.00,0,,',
    '2025/9,6,2025-08-31,014207,B90,NN,Abbuono,-1,-1.00,0,,',
    '2025/10,1,2024-12-31,014207,B90,NN,Base,1,5.00,0,,',
  ]
  it('is told before it is written how many lines differ, and for how much', async () => {
    const done = await bring(...lines)
    expect(done.effects.slice(-2)).toMatchObject([
      { key: 'prices_differ', count: 1, amount: 3.2 },
      { key: 'prices_unknown', count: 5 },
    ])
    expect(await erp.changes(done.id, 'notice')).toMatchObject([
      [2, '2025/9 / 1', 'invoiced 583.20, the list of that day gives 580.00: +3.20'],
    ])
    await erp.bring(
      'invoice-documents',
      'invoice_number,date,instalment,client_code,net,vat,gross\n2025/9,2025-08-31,1,014207,2196,483.12,2679.12\n',
    )
    await t.runJob('invoice-checks')
  })

  it('is found in the list of lines by what the rule says, and says why where it says nothing', async () => {
    const { response, meta } = await ask('agent', 'invoices/lines/1', { sort: 'invoice_number' })
    expect(meta).toMatchObject({ counts: { agrees: 1, differs: 1, unknown: 5 }, difference: 3.2 })
    expect(response.map(({ line, check, reason }) => [line, check, reason])).toEqual(
      expect.arrayContaining([
        [1, 'differs', null],
        [2, 'agrees', null],
        [3, 'unknown', 'free_text'],
        [4, 'unknown', 'display'],
        [5, 'unknown', 'no_article'],
        [6, 'unknown', 'credited'],
        [1, 'unknown', 'not_in_list'],
      ]),
    )
    expect((await ask('agent', 'invoices/lines/1', { check: 'differs' })).response).toMatchObject([
      { invoice_number: '2025/9', expected: 580, difference: 3.2, product_code: 'cf60c-216' },
    ])
    expect((await ask('southAgent', 'invoices/lines/1')).response).toEqual([])
  })

  it('marks its invoice in the list', async () => {
    const { response, meta } = await ask('agent', 'invoices/1', { differs: 'true' })
    expect(response).toMatchObject([{ number: '2025/9', price_difference: 3.2 }])
    expect(meta).toMatchObject({ counts: { differs: 1 }, difference: 3.2 })
    expect((await ask('agent', 'invoices/1', { differs: 'false' })).response).toEqual([])
  })
})

describe('a document without lines, and lines without one', () => {
  it('stand each for itself: the document says it has none, the lines count and lead nowhere', async () => {
    await erp.bring(
      'invoice-documents',
      'invoice_number,date,instalment,client_code,net,vat,gross\n2025/80,2025-08-31,1,014207,100,22,122\n',
    )
    const { response: found } = await ask('agent', 'invoices/1', { q: '2025/80' })
    const id = String((found as unknown as { id: number }[])[0]?.id)
    const { response: one } = await ask('agent', `invoices/detail/${id}`)
    expect(one).toMatchObject({ number: '2025/80', lines: [], price_difference: null })
    await bring('2025/81,1,2025-08-31,014207,B90,NN,Base,120,592.80,0,,')
    await t.runJob('invoice-checks')
    expect((await ask('agent', 'invoices/1', { q: '2025/81' })).response).toEqual([])
    expect((await ask('agent', 'invoices/lines/1', { q: '2025/81' })).response).toMatchObject([
      { invoice_number: '2025/81', invoice_id: null, check: 'agrees' },
    ])
  })
})

describe('the page of an invoice', () => {
  it('proves the line: the row that was used above the row that holds', async () => {
    const { response } = (await page('agent')) as unknown as { response: { lines: Row[] } }
    expect(response.lines.map(({ check }) => check)).toEqual([
      'differs',
      'agrees',
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(response.lines[0]).toMatchObject({
      expected: 580,
      difference: 3.2,
      contested: null,
      proof: {
        list: 'IT-A',
        day: '2025-08-31',
        day_is: 'invoice',
        cause: 'other_row',
        agreed: { valid_from: '2025-01-01', list_price: 1450, chain: '50+20' },
        invoiced: {
          valid_from: '2025-09-01',
          list_price: 1458,
          steps: [
            { percent: 50, subtotal: '729.00' },
            { percent: 20, subtotal: '583.20' },
          ],
        },
      },
    })
  })

  it('contests a line once at a time, with its proof; not for others, nor a line there is not', async () => {
    const { id } = await page('agent')
    expect((await contest('southAgent', { invoice: id, line: 1, text: 'no' })).status).toBe(404)
    expect((await contest('press', { invoice: id, line: 1, text: 'no' })).status).toBe(403)
    expect((await contest('agent', { invoice: id, line: 99, text: 'no' })).status).toBe(404)
    const both = await Promise.all(
      [1, 2].map(() => contest('agent', { invoice: id, line: 1, text: 'The order is of June.' })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const opened = both.find(({ status }) => status === 200)
    const request = (opened?.body as { id: string } | undefined)?.id ?? ''
    const { response } = (await ask('agent', `requests/detail/${request}`)) as unknown as { response: Row }
    expect(response).toMatchObject({
      subject: 'Contested line: cf60c-216, invoice 2025/9',
      client_id: world.north.client,
      proof: {
        invoice_id: id,
        line: 1,
        said: { amount: 583.2, expected: 580, proof: { cause: 'other_row' } },
      },
    })
    const after = (await page('agent')) as unknown as { response: { lines: Row[] } }
    expect(after.response.lines[0]).toMatchObject({ contested: { id: request, state: 'open' } })
    await t.ask('POST', `/api/v1.0/requests/${request}/close`, { token: world.token('agent'), body: {} })
    expect((await contest('agent', { invoice: id, line: 1, text: 'Again.' })).status).toBe(200)
  })
})

describe('the price shown for the order', () => {
  const { send } = ordering(t, world)
  const lineOf = async (number: string, who: Who = 'agent') => {
    const { response } = await ask(who, 'invoices/1', { q: number })
    const one = (await ask(who, `invoices/detail/${String(response[0]?.['id'])}`)) as unknown as {
      response: { lines: Row[] }
    }
    return one.response.lines
  }

  it('holds whatever list and discount are there on the day of the invoice, for agent and shop alike', async () => {
    t.clock.set('2025-08-20T09:00:00Z')
    const { number } = await send('agent', {
      'lines[0][product_code]': 'CF60C-216',
      'lines[0][quantity]': '2',
    })
    t.clock.set('2025-11-17T09:00:00Z')
    const done = await bring(
      `2025/20,1,2025-11-14,014207,CF60C-216,NN,Colonna,2,1160.00,0,${String(number)},`,
      `2025/20,2,2025-11-14,014207,cf60c-216,NN,Colonna,2,1458.00,0,${String(number).toLowerCase()},`,
      // No price of that order: its own day.
      `2025/20,3,2025-11-14,014207,B90,NN,Base,120,592.80,0,${String(number)},2025-11-01`,
      // Not the portal's: the day the file states, the invoice's where that is after it.
      '2025/20,4,2025-11-14,014207,B90,NN,Base,120,592.80,0,ERP-1,2025-09-30',
      '2025/20,5,2025-11-14,014207,B90,NN,Base,120,741.00,0,ERP-1,2025-12-01',
    )
    expect(done.effects.slice(-1)).toMatchObject([{ key: 'prices_differ', count: 1, amount: 298 }])
    await erp.bring(
      'invoice-documents',
      'invoice_number,date,instalment,client_code,net,vat,gross\n2025/20,2025-11-14,1,014207,4544.60,999.81,5544.41\n',
    )
    await t.runJob('invoice-checks')
    const lines = await lineOf('2025/20')
    expect(lines.map(({ check }) => check)).toEqual(['agrees', 'differs', 'agrees', 'agrees', 'agrees'])
    expect(lines[1]).toMatchObject({
      expected: 1160,
      difference: 298,
      order: { number: String(number).toLowerCase() },
      proof: {
        list: 'IT-A',
        day: '2025-08-20',
        day_is: 'captured',
        cause: 'other_both',
        agreed: { valid_from: '2025-01-01', list_price: 1450, chain: '50+20' },
        invoiced: { valid_from: '2025-09-01', list_price: 1458, chain: '50' },
      },
    })
    expect(lines[3]).toMatchObject({ order: { id: null, number: 'ERP-1' } })
    expect((await lineOf('2025/20', 'customer'))[1]).toMatchObject({ check: 'differs', expected: 1160 })
    expect((await lineOf('2025/20', 'admin'))[1]).toMatchObject({ check: 'differs', expected: 1160 })
  })

  it('is no other client’s', async () => {
    const { rows } = await sql<{
      number: string
    }>`select number from orders where number is not null`.execute(t.db)
    await t.db.updateTable('clients').set({ price_list: 'IT-A' }).where('code', '=', '014208').execute()
    const done = await bring(
      `2025/21,1,2025-11-14,014208,CF60C-216,NN,Colonna,1,1458.00,0,${String(rows[0]?.number)},`,
    )
    expect(done.effects.slice(-1)).toMatchObject([{ key: 'prices_differ', count: 0 }])
  })
})
