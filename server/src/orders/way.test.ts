import { beforeEach, describe, expect, it, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { changedMeanwhile } from '../../test/one-moment.ts'
import { ordering, pdf } from '../../test/ordering.ts'

/* The way of an order: a draft, sent with its number and PDF, decided by head office, completed, withdrawn. */
const { t, world } = await openCompany()
const { form, send, ask, read, move, papers, refused, mails } = ordering(t, world)
const list = async (who: Parameters<typeof ask>[0], query = '') =>
  (await ask(who, 'GET', `orders/1${query}`)).body as {
    args: {
      response: { id: number; status: string }[]
      pagination: { total: number }
      meta: { counts: Record<string, number> }
    }
  }
beforeEach(async () => void (await t.db.deleteFrom('outbox').execute()))

test('a draft is its author’s alone, may lack almost everything, and is deleted with its files', async () => {
  const draft = await send(
    'agent',
    { draft: '1', model: '', privacy: undefined, 'lines[1][quantity]': '', 'lines[1][description]': '' },
    { files: [['attachment', 'pianta.pdf', pdf]] },
  )
  expect(draft).toMatchObject({ number: null, status: 'draft', version: 1 })
  const order = await read('agent', draft.id)
  expect(order).toMatchObject({
    client_code: '014207',
    order_date: '2025-11-17',
    lines: [{ quantity: 2, description: 'Base 60 una anta', product_code: 'B60' }, { quantity: null }],
    may: { edit: true, delete: true, mail: false, withdraw: false, confirm: false },
  })
  // Not even head office reads what was not sent.
  for (const who of ['admin', 'sales', 'customer', 'southAgent'] as const)
    expect((await ask(who, 'GET', `orders/detail/${draft.id}`)).status).toBe(404)
  expect((await list('agent')).args).toMatchObject({
    pagination: { total: 1 },
    meta: { counts: { draft: 1 } },
  })
  expect((await list('admin')).args.pagination.total).toBe(0)
  const [paper, plan] = await papers('agent', draft.id)
  expect([paper?.name, plan?.name]).toEqual(['ordine.pdf', 'pianta.pdf'])
  expect((await t.ask('GET', paper?.url ?? '')).bytes.slice(0, 5)).toEqual(Buffer.from('%PDF-'))
  expect((await ask('agent', 'DELETE', `orders/${draft.id}`)).status).toBe(200)
  await t.runJobs()
  expect((await t.ask('GET', plan?.url ?? '')).status).toBe(404)
  expect(await t.db.selectFrom('order_lines').select('n').execute()).toEqual([])
})

test('sending gives the number of the year and tells desk, author and client; head office confirms', async () => {
  const settings = { orders: { desk_mail: 'ordini@company.example', suspended_clients: 'refuse' } }
  await t.ask('PUT', '/api/v1.0/admin/settings', { token: world.token('admin'), body: settings })
  const files = [
    ['attachment', 'pianta.pdf', pdf],
    ['attachment', 'rilievo.dxf', '  0\nSECTION\n  0\nEOF\n'],
  ] as const
  const { id, number, status } = await send('agent', {}, { files })
  expect([number, status]).toEqual(['OM-2025/00001', 'sent'])
  const sent = await mails()
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['ordini@company.example', 'Nuovo ordine OM-2025/00001 di Arredamenti Zanetti S.r.l.'],
    [world.people.agent.email, expect.stringContaining('OM-2025/00001')],
  ])
  // The desk gets the plans too.
  expect(sent.map(({ attachments }) => attachments?.length)).toEqual([3, 1])
  expect(sent[0]?.text_body).toContain('2 righe, 3 pezzi')
  expect((await list('customer')).args.response).toMatchObject([{ id, status: 'sent' }])
  // A program finds the PDF under its fixed name, people under one that says whose it is.
  expect((await papers('agent', id))[0]?.name).toBe('ordine.pdf')
  expect((await read('agent', id))['papers']).toMatchObject([
    { revision: 1, name: 'ordine-OM-2025-00001-arredamenti-zanetti.pdf' },
  ])

  await move('sales', id, 'take-over')
  expect((await read('sales', id)).may).toMatchObject({
    ask: true,
    confirm: true,
    reject: true,
    withdraw: false,
  })
  await move('sales', id, 'confirm', { date: '2026-01-19' })
  expect(await read('agent', id)).toMatchObject({
    status: 'confirmed',
    decision: { confirmed_date: '2026-01-19', by: expect.any(String) },
    may: { edit: false, withdraw: false },
  })
  expect((await mails()).at(-1)).toMatchObject({ subject: expect.stringContaining('OM-2025/00001') })
  expect((await read('agent', id)).history.map(({ what }) => what)).toEqual([
    'order.confirm',
    'order.take-over',
    'order.send',
    'order.create',
  ])
})

test('what came back goes out again under the same number as its next revision; both PDFs are kept', async () => {
  const first = await send('agent')
  await move('admin', first.id, 'take-over')
  const silent = await ask('admin', 'POST', `orders/${first.id}/ask`, {})
  expect(refused(silent)).toMatchObject({ status: 422, fields: { reason: 'required' } })
  await move('admin', first.id, 'ask', { reason: 'Quale zoccolo?' })
  expect((await mails()).at(-1)?.text_body).toContain('Quale zoccolo?')
  const again = await send('agent', { plinth: 'Alluminio H 12', version: '4' }, { id: first.id })
  expect(again).toMatchObject({ id: first.id, number: first.number, status: 'sent' })
  expect(await read('admin', first.id)).toMatchObject({
    revision: 2,
    plinth: 'Alluminio H 12',
    decision: null,
  })
  const kept = await t.db
    .selectFrom('order_papers')
    .select(['revision', 'sha256'])
    .where('order_id', '=', first.id)
    .orderBy('revision')
    .execute()
  expect(kept.map(({ revision }) => revision)).toEqual([1, 2])
  expect(kept[0]?.sha256).not.toBe(kept[1]?.sha256)
  // Each of them is still to be read.
  const { papers } = (await read('agent', first.id)) as unknown as {
    papers: { revision: number; url: string }[]
  }
  expect(papers.map(({ revision }) => revision)).toEqual([2, 1])
  const texts = await Promise.all(papers.map(async ({ url }) => (await t.ask('GET', url)).text.slice(0, 5)))
  expect(texts).toEqual(['%PDF-', '%PDF-'])
})

test('what came back keeps its kind, its client and the files it was sent with', async () => {
  const { id } = await send('agent', {}, { files: [['attachment', 'pianta.pdf', pdf]] })
  await move('admin', id, 'take-over')
  await move('admin', id, 'ask', { reason: 'Pianta illeggibile' })
  expect(refused(await form('agent', { type: 'appliances', customer_code: '014208' }, { id }))).toMatchObject(
    {
      status: 422,
      fields: { type: 'one_of', customer_code: 'one_of' },
    },
  )
  const [plan] = (await read('agent', id)).files
  await send('agent', { 'remove[0]': String(plan?.id) }, { id, files: [['attachment', 'pianta-2.pdf', pdf]] })
  await t.runJobs()
  expect((await read('agent', id)).files.map(({ name }) => name)).toEqual(['pianta-2.pdf'])
  // The mail to the desk may still carry it.
  expect((await t.ask('GET', plan?.url ?? '')).status).toBe(200)
})

test('a colleague of the agency, head office and the buyer complete and withdraw it as well', async () => {
  const { id } = await send('agent')
  await move('customer', id, 'withdraw', { reason: 'Ripensamento' })
  expect(await read('agent', id)).toMatchObject({ status: 'withdrawn' })
  expect((await read('agent', id)).history[0]).toMatchObject({
    what: 'order.withdraw',
    reason: 'Ripensamento',
  })
})

describe('what is not the turn of its status is refused, and names it', () => {
  it.each([
    ['confirm', [], 'Sent'],
    ['ask', [], 'Sent'],
    ['take-over', ['take-over'], 'In hand'],
    ['withdraw', ['take-over'], 'In hand'],
    ['reject', ['take-over', 'confirm'], 'Confirmed'],
    ['withdraw', ['take-over', 'reject'], 'Rejected'],
    ['take-over', ['withdraw'], 'Withdrawn'],
  ])('%s after %j', async (event, way, state) => {
    const { id } = await send('agent')
    for (const step of way) await move('admin', id, step, { reason: 'Motivo' })
    expect(refused(await ask('admin', 'POST', `orders/${id}/${event}`, { reason: 'Motivo' }))).toMatchObject({
      status: 409,
      key: 'order_not_in_state',
      message: `The order’s status is “${state}”: this is not possible.`,
    })
  })

  it('a sent order is neither edited nor kept as a draft nor deleted', async () => {
    const { id } = await send('agent')
    expect(refused(await form('agent', {}, { id }))).toMatchObject({ status: 409 })
    expect(refused(await form('agent', { draft: '1' }, { id }))).toMatchObject({ status: 409 })
    expect(refused(await ask('agent', 'DELETE', `orders/${id}`))).toMatchObject({ status: 409 })
    await move('admin', id, 'take-over')
    await move('admin', id, 'ask', { reason: 'Manca la pianta' })
    expect(refused(await form('agent', { draft: '1' }, { id }))).toMatchObject({ status: 409 })
  })

  it('an agent decides nothing', async () => {
    const { id } = await send('agent')
    expect((await ask('agent', 'POST', `orders/${id}/take-over`)).status).toBe(403)
  })
})

test('two clerks at once: one takes it over, the other is told', async () => {
  const { id } = await send('agent')
  const both = await Promise.all([
    ask('admin', 'POST', `orders/${id}/take-over`),
    ask('sales', 'POST', `orders/${id}/take-over`),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an order somebody changed meanwhile is not overwritten', async () => {
  const { id, version } = await send('agent', { draft: '1' })
  await send('agent', { draft: '1', notes: 'Secondo piano', version: String(version) }, { id })
  expect(refused(await form('agent', { draft: '1', version: String(version) }, { id }))).toMatchObject({
    status: 409,
    key: 'changed_meanwhile',
    current: { version: version + 1 },
  })
  expect(await read('agent', id)).toMatchObject({ notes: 'Secondo piano' })
})

test('the same click twice makes one order', async () => {
  const before = (await list('agent')).args.pagination.total
  const key = 'a6a1f8fd-5f6c-4f2b-9a58-c04ea9a1a001'
  const [one, two] = await Promise.all([form('agent', {}, { key }), form('agent', {}, { key })])
  const answers = [one, two].filter(({ status }) => status === 200)
  expect(answers.length).toBeGreaterThan(0)
  expect((await list('agent')).args.pagination.total).toBe(before + 1)
})

test('numbers of twenty sendings at once are consecutive, each type and year by itself', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, () => send('agent', { type: 'appliances', model: undefined })),
  )
  expect(all.map(({ number }) => number ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual(
    Array.from({ length: 20 }, (_, i) => `OE-2025/${String(i + 1).padStart(5, '0')}`),
  )
})

test('an order is read as it is at one moment: lines of one version never stand beside another', async () => {
  const { id } = await send('agent')
  const before = await read('agent', id)
  const during = await changedMeanwhile(
    t,
    'order_lines',
    () => read('agent', id),
    `update orders set version = version + 1, notes = 'Late' where id = ${id};
     update order_lines set description = 'Late' where order_id = ${id}`,
  )
  expect({ ...during, files: null, papers: null }).toEqual({ ...before, files: null, papers: null })
  expect(await read('agent', id)).toMatchObject({ version: before.version + 1, notes: 'Late' })
})
