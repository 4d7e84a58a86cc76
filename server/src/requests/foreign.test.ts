import { beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { invoicesThatGo } from '../../test/invoices-that-go.ts'
import { ordersThatGo } from '../../test/orders-that-go.ts'
import { requestsThatGo } from '../../test/requests-that-go.ts'
import type { Who } from '../../test/world.ts'
import { sql } from '../platform/db/sql.ts'

/*
 * Invoices and requests asked for by hand by whom they are none of: the agent of another agency, the customer of another
 * client, a reseller, the press. What the matrix of rights asks with one id each is asked here with every id a call takes.
 */
const { t, world } = await openCompany()
type Query = Readonly<Record<string, string>>
const strangers = ['southAgent', 'reseller', 'press'] as const
const pdf = { file: '%PDF-1.7\nx\n%%EOF\n', name: 'x.pdf' }

const get = async (who: Who, path: string, query: Readonly<Record<string, string>> = {}) => {
  const answer = await t.ask('GET', `/api/v1.0${path}`, { token: world.token(who), query })
  const { response } = (answer.body as { args: { response: unknown } } | null)?.args ?? {
    response: undefined,
  }
  return { status: answer.status, response, text: answer.text }
}
const send = async (who: Who, path: string, body: object) =>
  (await t.ask('POST', `/api/v1.0${path}`, { token: world.token(who), body })).status
const form = async (who: Who, path: string, fields: Readonly<Record<string, string>>) => {
  const { payload, headers } = multipart({ fields, file: pdf.file }, 'attachment', pdf.name)
  return (await t.ask('POST', `/api/v1.0${path}`, { token: world.token(who), payload, headers })).status
}
let ids = { invoice: 0, free: 0, order: 0, client: 0 }
beforeAll(async () => {
  await invoicesThatGo(t, world)
  await requestsThatGo(t.db, world)
  await ordersThatGo(t.db, world)
  ids = {
    invoice: world.invoices?.north.invoice ?? 0,
    free: world.requests?.north.open ?? 0,
    order: world.orders?.north.sent ?? 0,
    client: world.north.client,
  }
})
/** What changed of requests and invoices: nothing may, whoever asks. */
const written = async () => {
  const { rows } = await sql`select (select count(*) from free_requests) as requests,
    (select count(*) from request_messages) as messages, (select count(*) from request_hands) as hands,
    (select count(*) from outbox) as mails, (select count(*) from invoice_files) as files`.execute(t.db)
  return rows[0]
}

describe.each(strangers)('%s', (who) => {
  /** The agent has the call and not the row; to resellers and the press invoices are shut. */
  const shut = who === 'southAgent' ? 404 : 403

  it('reads no invoice, line, statement or file of another client', async () => {
    const { invoice, client } = ids
    for (const path of [
      `/invoices/detail/${invoice}`,
      `/invoices/account/${client}`,
      `/invoices/statement/${client}`,
    ])
      expect((await get(who, path)).status, path).toBe(shut)
    expect((await get(who, `/invoices/statement/${client}`, { output: 'xlsx' })).status).toBe(shut)
    for (const output of ['pdf', 'xml'])
      expect((await get(who, `/invoices/file/${invoice}`, { output })).status).toBe(403)
    expect((await get(who, '/admin/invoice-files')).status).toBe(403)
    const narrowed: Query[] = [
      { client: String(client) },
      { agency: String(world.north.id) },
      { q: '2024/9' },
    ]
    for (const list of ['/invoices/1', '/invoices/lines/1'])
      for (const query of narrowed) {
        const { status, response } = await get(who, list, query)
        if (who !== 'southAgent') expect([list, status]).toEqual([list, 403])
        else {
          const foreign = (response as { client_id: number }[]).filter((row) => row.client_id === client)
          expect([list, status, foreign]).toEqual([list, 200, []])
        }
      }
    const summary = await get(who, '/invoices/summary', { client: String(client) })
    expect(summary.status === 403 || (summary.response as { open: object }).open).toEqual(
      who === 'southAgent' ? { amount: 0, count: 0 } : true,
    )
  })

  it('contests no line of it, and sends no statement', async () => {
    const before = await written()
    const { invoice, client } = ids
    expect(await send(who, '/invoices/contest', { invoice, line: 1, text: 'x' })).toBe(shut)
    expect(await send(who, `/invoices/statement/${client}/send`, { cc_me: true })).toBe(shut)
    expect(await written()).toEqual(before)
  })

  it('neither reads a request nor writes in it, of whatever kind', async () => {
    const before = await written()
    for (const id of [`free-${ids.free}`, `order-${ids.order}`]) {
      expect((await get(who, `/requests/detail/${id}`)).status, id).toBe(404)
      expect((await get(who, `/requests/detail/${id}`, { before: '2147483647' })).status, id).toBe(404)
      expect(await form(who, `/requests/${id}/reply`, { text: 'x' }), id).toBe(404)
      expect(await send(who, `/requests/${id}/close`, {}), id).toBe(404)
      expect(await send(who, `/requests/${id}/assign`, {}), id).toBe(403)
      expect(await send(who, `/requests/${id}/note`, { text: 'x' }), id).toBe(403)
    }
    const narrowed: Query[] = [
      { client: String(ids.client) },
      { agency: String(world.north.id) },
      { q: 'Visita' },
    ]
    for (const query of narrowed) {
      const { response } = await get(who, '/requests/1', query)
      expect((response as { client_id: number }[]).filter((row) => row.client_id === ids.client)).toEqual([])
    }
    expect(await written()).toEqual(before)
  })

  it('opens none about another’s client, nor going on from another’s request', async () => {
    await sql`update free_requests set status = 'closed' where id = ${world.requests?.north.closing ?? 0}`.execute(
      t.db,
    )
    const before = await written()
    const words = { subject: 'Visita', text: 'x' }
    expect(await form(who, '/requests', { ...words, client_id: String(ids.client) })).toBe(404)
    expect(await form(who, '/requests', { ...words, follows: `free-${world.requests?.north.closing}` })).toBe(
      404,
    )
    expect((await get(who, '/requests/templates')).status).toBe(403)
    expect(await written()).toEqual(before)
  })
})

describe('the customer of another client', () => {
  it('is told of nothing of it by any call', async () => {
    const { south } = world
    const before = await written()
    const { invoice } = world.invoices?.south ?? { invoice: 0 }
    const free = world.requests?.south.open
    for (const path of [
      `/invoices/detail/${invoice}`,
      `/invoices/account/${south.client}`,
      `/invoices/statement/${south.client}`,
      `/invoices/file/${invoice}`,
      `/requests/detail/free-${free}`,
    ])
      expect((await get('customer', path)).status, path).toBe(404)
    // Of its own agency's other client neither.
    expect((await get('customer', `/invoices/account/${world.north.otherClient}`)).status).toBe(404)
    expect(await send('customer', '/invoices/contest', { invoice, line: 1, text: 'x' })).toBe(404)
    expect(await form('customer', `/requests/free-${free}/reply`, { text: 'x' })).toBe(404)
    expect(
      await form('customer', '/requests', { subject: 'Visita', text: 'x', client_id: String(south.client) }),
    ).toBe(404)
    for (const list of ['/invoices/1', '/invoices/lines/1', '/requests/1'])
      expect((await get('customer', list, { client: String(south.client) })).response, list).toEqual([])
    expect(await written()).toEqual(before)
  })
})
