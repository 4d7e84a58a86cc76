import { describe, expect, it, test } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering, type OrderFile, pdf } from '../../test/ordering.ts'

/* What the order form takes and refuses. */
const { t, world } = await openCompany()
const { form, send, ask, read, move, refused, mails } = ordering(t, world)
const orders = async () => (await t.db.selectFrom('orders').select('id').execute()).length

describe('an order that lacks something is refused whole, naming each field', () => {
  it.each([
    [{ customer_code: '0142' }, { customer_code: 'exactly_characters_6' }],
    [{ customer_code: '01420-' }, { customer_code: 'format' }],
    [{ model: '' }, { model: 'required' }],
    [{ type: 'missing' }, { order_reference: 'required' }],
    [{ type: 'sofa' }, { type: 'one_of' }],
    [{ 'lines[0][quantity]': '0' }, { 'lines.0.quantity': 'at_least_1' }],
    [{ 'lines[0][quantity]': '1.5' }, { 'lines.0.quantity': 'format' }],
    [{ 'lines[0][quantity]': '-3' }, { 'lines.0.quantity': 'at_least_1' }],
    [{ 'lines[0][quantity]': 'due' }, { 'lines.0.quantity': 'format' }],
    [{ 'lines[0][quantity]': '1e2' }, { 'lines.0.quantity': 'format' }],
    [{ 'lines[0][quantity]': '0x10' }, { 'lines.0.quantity': 'format' }],
    [{ vat_number: '00743110158' }, { vat_number: 'vat_check' }],
    [{ vat_number: 'IT 743' }, { vat_number: 'vat_digits' }],
    [{ order_date: '2025-11-18' }, { order_date: 'at_most_2025-11-17' }],
    [{ 'lines[0][quantity]': '100000' }, { 'lines.0.quantity': 'at_most_99999' }],
    [{ 'lines[1][description]': ' ' }, { 'lines.1.description': 'required' }],
    [{ 'lines[1][quantity]': '' }, { 'lines.1.quantity': 'required' }],
    [{ 'lines[0][price]': '3' }, { 'lines.0.price': 'unknown' }],
    [{ delivery_request_date: '2025-11-16' }, { delivery_request_date: 'not_before' }],
    [{ delivery_request_date: '2025-02-30' }, { delivery_request_date: 'date' }],
    [{ email: 'sara' }, { email: 'email' }],
    [{ privacy: '0' }, { privacy: 'required' }],
  ])('%j', async (changes, fields) => {
    const before = await orders()
    const refusal = refused(await form('agent', changes))
    expect(refusal).toMatchObject({ status: 422, key: 'validation', fields })
    // Nothing that a sentence names is left out.
    expect(refusal.message).not.toContain('{')
    // A day is written as its reader writes it, where the sentence says one.
    if (JSON.stringify(changes).includes('2025-11-1')) expect(refusal.message).toContain('17/11/2025')
    expect(await orders()).toBe(before)
  })

  it('no line at all', async () => {
    const none = Object.fromEntries(
      [
        'lines[0][quantity]',
        'lines[0][description]',
        'lines[0][product_code]',
        'lines[1][quantity]',
        'lines[1][description]',
      ].map((name) => [name, undefined]),
    )
    expect(refused(await form('agent', none))).toMatchObject({ status: 422, fields: { lines: 'required' } })
  })
})

test('a client of another agency, one that does not exist and a deleted one answer alike', async () => {
  const answers = await Promise.all(
    ['020001', '999999'].map((customer_code) => form('agent', { customer_code })),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.text).toBe(answers[1]?.text)
  expect((await form('admin', { customer_code: '020001' })).status).toBe(200)
})

test('an order of another agency cannot be read, changed, moved, mailed or deleted', async () => {
  const { id } = await send('agent')
  for (const [method, path] of [
    ['GET', `orders/detail/${id}`],
    ['GET', `order-form/pdf/${id}`],
    ['POST', `orders/${id}/withdraw`],
    ['POST', `order-form/email/${id}`],
    ['DELETE', `orders/${id}`],
  ] as const)
    expect([path, (await ask('southAgent', method, path)).status]).toEqual([path, 404])
  expect((await form('southAgent', { customer_code: '020001' }, { id })).status).toBe(404)
  expect((await ask('agent', 'GET', `orders/detail/${id}`)).status).toBe(200)
  for (const who of ['press', 'reseller'] as const)
    expect((await ask(who, 'GET', `orders/detail/${id}`)).status).toBe(403)
})

test('who asks is taken from the account and the registry where the form says nothing', async () => {
  await t.db.updateTable('clients').set({ vat_number: '00743110157' }).where('code', '=', '014207').execute()
  const { id } = await send('customer', { user_name: undefined, vat_number: undefined, email: undefined })
  expect(await read('admin', id)).toMatchObject({
    vat_number: '00743110157',
    email: world.people.customer.email,
    user_name: expect.stringMatching(/\w/),
  })
})

test('handle and groove that contradict each other and a missing plinth are said, and hinder nothing', async () => {
  const plinth = 'Alluminio H 12'
  expect((await send('agent', { plinth, groove: 'Piatta' })).warnings).toEqual(['handle_and_groove'])
  expect((await send('agent', { plinth, handle: '', groove: '' })).warnings).toEqual(['handle_or_groove'])
  expect((await send('agent', { plinth: '' })).warnings).toEqual(['no_plinth'])
  expect((await send('agent', { type: 'appliances', handle: '' })).warnings).toEqual([])
})

describe('the client', () => {
  it('is suspended: the order is refused with its name, or taken where the company chose so', async () => {
    await t.db.updateTable('clients').set({ status: 'suspended' }).where('code', '=', '014208').execute()
    const suspended = { customer_code: '014208' }
    expect(refused(await form('agent', suspended))).toMatchObject({
      status: 409,
      key: 'client_suspended',
      message: expect.stringContaining('Mobilificio Da Ros'),
    })
    expect((await send('agent', { ...suspended, draft: '1' })).status).toBe('draft')
    const settings = { orders: { desk_mail: 'ordini@company.example', suspended_clients: 'accept' } }
    await t.ask('PUT', '/api/v1.0/admin/settings', { token: world.token('admin'), body: settings })
    expect((await send('agent', suspended)).status).toBe('sent')
    expect((await mails()).at(-2)?.text_body).toContain('Attenzione: il cliente è sospeso.')
  })

  it('with an undecided order cannot be deleted, and is told which', async () => {
    const { number } = await send('agent')
    const { rows } = await t.pool.query<{ id: number }>(`select id from clients where code = '014207'`)
    const page = await ask('admin', 'GET', `clients/detail/${rows[0]?.id}`)
    expect(page.text).toContain(number)
  })

  it('bought on the day of the order', async () => {
    await send('agent')
    const { rows } = await t.pool.query(`select last_order_date::text from clients where code = '014207'`)
    expect(rows).toEqual([{ last_order_date: '2025-11-17' }])
  })
})

describe('files', () => {
  const zip = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    Buffer.alloc(40),
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18),
  ])
  it.each<OrderFile>([
    ['attachment', 'pianta.pdf', pdf],
    ['attachment', 'rilievo.dwg', `AC1032${'x'.repeat(40)}`],
    ['attachment', 'rilievo.dxf', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nEOF\r\n'],
    ['attachment', 'righe.xlsx', zip],
    ['attachment', 'tutto.zip', zip],
    ['attachment', 'scansione.tif', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(40)])],
  ])('%s %s is taken', async (...file) => {
    const { id } = await send('agent', {}, { files: [file] })
    expect((await read('agent', id)).files).toMatchObject([{ kind: file[0], name: file[1] }])
  })

  it.each<[OrderFile, number, string]>([
    [['attachment', 'virus.exe', `MZ${'x'.repeat(60)}`], 415, 'file_type'],
    [['attachment', 'pianta.png', pdf], 415, 'file_extension'],
    [['attachment', 'pianta.pdf', '%PDF-1.7\nbroken off here'], 422, 'file_broken'],
    [['photo_defect', 'difetto.pdf', pdf], 415, 'file_type'],
    [['invoice', 'fattura.pdf', pdf], 422, 'validation'],
    [['attachment', 'grande.pdf', Buffer.alloc(9 * 1024 * 1024 + 1)], 413, 'too_large'],
  ])('file %# is refused', async (file, status, key) => {
    const before = await orders()
    expect(refused(await form('agent', {}, { files: [file] }))).toMatchObject({ status, key })
    expect(await orders()).toBe(before)
  })

  it('with a name of any length keeps the end that says what it is', async () => {
    const { id } = await send('agent', {}, { files: [['attachment', `${'lungo '.repeat(60)}.pdf`, pdf]] })
    expect((await read('agent', id)).files.map(({ name }) => name.slice(-4))).toEqual(['.pdf'])
  })

  it('at most five at once, and twenty in all; what is taken out is gone', async () => {
    const plans = (n: number) =>
      Array.from({ length: n }, (_, i): OrderFile => ['attachment', `p${i}.pdf`, pdf])
    expect(refused(await form('agent', {}, { files: plans(6) }))).toMatchObject({
      status: 422,
      fields: { attachment: 'at_most_entries_5' },
    })
    const { id } = await send('agent', { draft: '1' }, { files: plans(5) })
    for (let n = 0; n < 3; n += 1) await send('agent', { draft: '1' }, { id, files: plans(5) })
    expect(refused(await form('agent', { draft: '1' }, { id, files: plans(1) }))).toMatchObject({
      status: 422,
      key: 'too_many_files',
    })
    const [first] = (await read('agent', id)).files
    await send('agent', { draft: '1', 'remove[0]': String(first?.id) }, { id, files: plans(1) })
    const { files } = await read('agent', id)
    expect([files.length, files.some((file) => file.id === first?.id)]).toEqual([20, false])
    expect((await form('agent', { draft: '1', 'remove[0]': '2000000000' }, { id })).status).toBe(404)
  })
})

describe('an order by mail', () => {
  it('goes to addresses of the registry; the staff may write to any', async () => {
    await t.db
      .updateTable('clients')
      .set({ email: 'info@zanetti.example' })
      .where('code', '=', '014207')
      .execute()
    const { id } = await send('agent')
    const mail = (who: 'agent' | 'admin', body: object) => ask(who, 'POST', `order-form/email/${id}`, body)
    expect((await mail('agent', {})).body).toMatchObject({
      args: { response: { sent_to: ['info@zanetti.example'] } },
    })
    expect(refused(await mail('agent', { to: ['friend@elsewhere.example'] }))).toMatchObject({
      status: 422,
      key: 'not_in_registry',
      fields: { to: 'not_in_registry' },
    })
    expect((await mail('admin', { to: ['friend@elsewhere.example'], cc_me: true })).body).toMatchObject({
      args: { response: { sent_to: ['friend@elsewhere.example', world.people.admin.email] } },
    })
    expect((await mails()).at(-1)).toMatchObject({
      recipient: world.people.admin.email,
      attachments: [expect.anything()],
    })
  })

  it('beyond 15 MB carries the paper, and links of a month to the rest', async () => {
    const settings = { orders: { desk_mail: 'ordini@company.example', suspended_clients: 'refuse' } }
    await t.ask('PUT', '/api/v1.0/admin/settings', { token: world.token('admin'), body: settings })
    const plan = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(8_000_000, 32),
      Buffer.from('\n%%EOF\n'),
    ])
    const files = [
      ['attachment', 'pianta.pdf', plan],
      ['attachment', 'rilievo.pdf', plan],
    ] as const
    const { number } = await send('agent', {}, { files })
    const mail = (await mails()).findLast(({ subject }) => subject.includes(`Nuovo ordine ${number}`))
    expect(mail?.attachments).toHaveLength(1)
    expect(mail?.text_body).toContain('17/12/2025')
    const addresses = [...(mail?.text_body.matchAll(/^(pianta|rilievo)\.pdf:\n\S+?(\/api\/\S+)$/gm) ?? [])]
    expect(addresses.map(([, name]) => name)).toEqual(['pianta', 'rilievo'])
    const address = addresses[0]?.[2] ?? ''
    t.clock.set('2025-12-17T07:00:00Z')
    expect((await t.ask('GET', address)).status).toBe(200)
    t.clock.set('2025-12-17T09:00:00Z')
    expect((await t.ask('GET', address)).status).toBe(410)
    t.clock.set('2025-11-17T08:00:00Z')
  })

  it('a file taken out ends its link, and the mail that carries it keeps it', async () => {
    const bytesOf = (size: number) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 32), Buffer.from('\n%%EOF\n')])
    const plan = (name: string, size: number) => ['attachment', name, bytesOf(size)] as const
    const files = async (id: number) => (await read('agent', id)).files.map(({ id: file }) => file)
    const stored = async () => (await t.db.selectFrom('files').select('id').execute()).length
    const again = async (sent: { id: number }) => {
      await move('admin', sent.id, 'take-over')
      await move('admin', sent.id, 'ask', { reason: 'Quale pianta?' })
      const [first] = await files(sent.id)
      await t.runJobs()
      const before = await stored()
      await send('agent', { 'remove[0]': String(first) }, { id: sent.id })
      await t.runJobs()
      return (await stored()) - before
    }
    const small = await again(await send('agent', {}, { files: [plan('a.pdf', 100), plan('b.pdf', 100)] }))
    const large = await again(
      await send('agent', {}, { files: [plan('a.pdf', 8_000_000), plan('b.pdf', 8_000_000)] }),
    )
    // Each sending brings a paper; of the large ones the plan that nobody carries is gone.
    expect([small, large]).toEqual([1, 0])
  })

  it('leaves ten times an hour at most by one person, and twenty a day in all', async () => {
    const { id } = await send('agent')
    const to = (n: number) => ({ to: Array.from({ length: n }, (_, i) => `friend${i}@elsewhere.example`) })
    const mail = (who: 'admin' | 'sales', n: number) => ask(who, 'POST', `order-form/email/${id}`, to(n))
    expect((await mail('admin', 8)).status).toBe(200)
    expect(refused(await mail('admin', 3))).toMatchObject({ status: 429, key: 'too_many_mails' })
    expect((await mail('admin', 2)).status).toBe(200)
    expect((await mail('sales', 10)).status).toBe(200)
    expect(refused(await mail('sales', 1))).toMatchObject({ status: 429, key: 'too_many_mails' })
  })

  it('a draft is mailed to nobody', async () => {
    const { id } = await send('agent', { draft: '1' })
    expect(refused(await ask('agent', 'POST', `order-form/email/${id}`, {}))).toMatchObject({ status: 409 })
  })
})
