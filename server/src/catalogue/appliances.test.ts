import { beforeAll, expect, test } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { importing } from '../../test/importing.ts'
import { sql } from '../platform/db/sql.ts'

const { t, world } = await openCompany()
const erp = importing(t, world.token('sales'))
const header =
  'code,name,brand,ean,family_code,energy_class,energy_group,eprel_number,width,height,depth,weight,price,compatible_models'

interface Row {
  id: number
  code: string
  energy_class: string | null
  energy_range: string | null
  price?: number | null
  available?: string | null
}
interface Listed {
  args: {
    response: Row[]
    pagination: { total: number }
    meta: { brands: string[]; priced?: true; client: { id: number } | null }
  }
}
const list = async (who: Parameters<typeof world.token>[0], query: Record<string, string> = {}) =>
  ((await t.ask('GET', '/api/v1.0/elettrodomestici/1', { token: world.token(who), query })).body as Listed)
    .args

beforeAll(async () => {
  const text = [
    header,
    'LS-14,Lavastoviglie da incasso,Vetra,8001234567897,E2,B,dishwasher,1234567,598,815,550,38.5,612.00,LS-10 LS-12',
    'fm-62,Forno multifunzione,Nardi,,E2,APP,oven,,595,595,560,,1090.00,',
    'PI-84,Piano a induzione,Nardi,,PN,,hob,,780,54,520,,,',
    '',
  ].join('\n')
  expect(await erp.bring('appliances', text)).toMatchObject({ state: 'done', created: 3 })
  expect(await erp.bring('appliances', text)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
})

test('class and range come with every labelled article, as the law wants it', async () => {
  const { response, meta } = await list('agent', { sort: 'code' })
  expect(response).toMatchObject([
    { code: 'FM-62', energy_class: 'A++', energy_range: 'A+++–D', price: 1090 },
    { code: 'LS-14', energy_class: 'B', energy_range: 'A–G', price: 612 },
    { code: 'PI-84', energy_class: null, energy_range: null, price: null },
  ])
  expect(meta.brands).toEqual(['Nardi', 'Vetra'])
})

test('a file keeps class and range, whatever columns its reader put away', async () => {
  const query = { output: 'csv', without: 'energy_class,energy_range,brand' }
  const file = await t.ask('GET', '/api/v1.0/elettrodomestici/1', { token: world.token('agent'), query })
  expect(file.text).toContain('A++')
  expect(file.text).toContain('A+++–D')
  expect(file.text).not.toContain('Vetra')
})

test('a code is found without its separators, from the middle, and narrowed by what it is', async () => {
  const codes = async (query: Record<string, string>) =>
    (await list('agent', query)).response.map(({ code }) => code)
  expect(await codes({ q: 'm62' })).toEqual(['FM-62'])
  expect(await codes({ q: 'lavastoviglie' })).toEqual(['LS-14'])
  expect(await codes({ group: 'hob' })).toEqual(['PI-84'])
  expect(await codes({ energy: 'B' })).toEqual(['LS-14'])
  expect(await codes({ q: '%' })).toEqual([])
  expect(await codes({ q: '_' })).toEqual([])
})

test('a reseller who is no customer yet reads without prices; the press is refused', async () => {
  const { response, meta } = await list('reseller')
  expect(response).toHaveLength(3)
  for (const row of response) expect(row).not.toHaveProperty('price')
  expect(meta.priced).toBeUndefined()
  const { status } = await t.ask('GET', '/api/v1.0/elettrodomestici/1', { token: world.token('press') })
  expect(status).toBe(403)
})

test('an appliance costs what the list of the client says, and shows what is ready of it', async () => {
  const { client } = world.north
  expect(
    await erp.bring('prices', 'list,code,valid_from,price\nIT-A,LS-14,2020-01-01,800.00\n'),
  ).toMatchObject({ created: 1 })
  await sql`update clients set price_list = 'IT-A' where id = ${client}`.execute(t.db)
  expect(await erp.bring('stock', 'code,quantity\nLS-14,1\n')).toMatchObject({ state: 'done' })
  const own = { price: 800, list_price: 800, available: 'only_one' }
  for (const who of ['agent', 'sales'] as const) {
    const { response, meta } = await list(who, { customer: String(client), q: 'LS-14' })
    expect([response, meta.client?.id]).toMatchObject([[own], client])
  }
  const { response, meta } = await list('customer', { q: 'LS-14' })
  expect([response, meta.client?.id]).toMatchObject([[own], client])
  const [row] = (await list('agent', { q: 'LS-14' })).response
  expect(row).toMatchObject({ price: 612, available: 'only_one' })
  const detail = `/api/v1.0/elettrodomestici/detail/${row?.id}`
  const one = async (who: Parameters<typeof world.token>[0], customer: number) =>
    t.ask('GET', detail, { token: world.token(who), query: { customer: String(customer) } })
  expect((await one('agent', client)).body).toMatchObject({
    args: { response: { ...own, client: { id: client } } },
  })
  expect((await one('agent', world.south.client)).status).toBe(404)
  const reseller = JSON.stringify((await one('reseller', client)).body)
  for (const hidden of ['"price"', '"list_price"', '"available"', '014207'])
    expect(reseller).not.toContain(hidden)
  const file = await t.ask('GET', '/api/v1.0/elettrodomestici/1', {
    token: world.token('agent'),
    query: { output: 'csv', customer: String(client) },
  })
  expect(file.text).toContain('800')
})

test('what is wrong with a row', async () => {
  const bad = await erp.bring(
    'appliances',
    `${header}\nX1,X,,,,H,dishwasher,,,,,,,\nX2,X,,,,A+,hood,,0,,,,,\nX3,X,,,,B,hob,,,,,,,\nX4,X,,,,,oven,,,,,,,\nX5,X,,,,B,,,,,,,-1,\nX6,X,,123,,,,,,,,,,\n`,
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'energy_class', 'H', 'must be one of: A, B, C, D, E, F, G'],
    [3, 'width', '0', 'must be from 1 to 5000'],
    [4, 'energy_class', 'B', 'this group has no energy label'],
    [5, 'energy_group', 'oven', 'this group has a label: its class is needed (A+++, A++, A+, A, B, C, D)'],
    [6, 'energy_class', 'B', 'energy class and group are given together'],
    [6, 'price', '-1', 'must not be negative'],
    [7, 'ean', '123', '8 or 13 digits are needed'],
  ])
})

test('a row without class and group takes the label off nothing, and a group without a label does', async () => {
  const row = (energyClass: string, group: string) =>
    erp.bring(
      'appliances',
      `code,name,energy_class,energy_group\nLS-14,Lavastoviglie da incasso,${energyClass},${group}\n`,
    )
  const labelled = async () => (await list('admin', { q: 'LS-14' })).response[0]
  expect(await row('', '')).toMatchObject({ state: 'done', updated: 0 })
  expect(await labelled()).toMatchObject({ energy_class: 'B', energy_range: 'A–G' })
  expect(await row('', 'hob')).toMatchObject({ state: 'done', updated: 1 })
  expect(await labelled()).toMatchObject({ energy_class: null, energy_range: null })
  expect(await row('B', 'dishwasher')).toMatchObject({ state: 'done', updated: 1 })
})

test('documents come by staff, version by version, and the label opens in the reader’s language', async () => {
  const [one] = (await list('admin', { q: 'LS-14' })).response
  const id = one?.id ?? 0
  const path = `/api/v1.0/elettrodomestici/document/${id}`
  const pdf = (text: string) => `%PDF-1.7\n${text}\n%%EOF\n`
  const send = (who: Parameters<typeof world.token>[0], kind: string, language: string, file: string) =>
    t.ask('POST', path, {
      token: world.token(who),
      ...multipart({ fields: { kind, language }, file }, 'file', 'a.pdf'),
    })
  expect((await send('agent', 'energy_label', 'it', pdf('1'))).status).toBe(403)
  expect((await send('admin', 'energy_label', '', pdf('1'))).status).toBe(422)
  expect((await send('admin', 'energy_label', 'it', 'no paper')).status).toBe(415)
  expect((await send('admin', 'energy_label', 'it', pdf('1'))).status).toBe(200)
  const second = await send('admin', 'energy_label', 'it', pdf('2'))
  expect(second.body).toMatchObject({ args: { response: { version: 2 } } })
  const detail = async () =>
    (
      (await t.ask('GET', `/api/v1.0/elettrodomestici/detail/${id}`, { token: world.token('agent') }))
        .body as {
        args: { response: { energy_label_url: string | null; documents: { id: number; version: number }[] } }
      }
    ).args.response
  const shown = await detail()
  expect(shown.documents).toMatchObject([{ version: 2 }])
  expect((await t.ask('GET', shown.energy_label_url ?? '')).text).toContain('2')
  // The arrow of a code opens it, for whoever sees arrows: the press reads them in the news.
  const labels = async (who: Parameters<typeof world.token>[0]) =>
    (await t.ask('GET', '/api/v1.0/elettrodomestici/labels', { token: world.token(who) })).body
  for (const who of ['agent', 'reseller', 'press'] as const)
    expect(await labels(who)).toMatchObject({ args: { response: ['LS-14'] } })
  const opened = (code: string) =>
    t.ask('GET', '/api/v1.0/elettrodomestici/label', { token: world.token('press'), query: { code } })
  expect((await opened('ls-14')).body).toMatchObject({
    args: {
      response: {
        code: 'LS-14',
        energy_class: 'B',
        energy_range: 'A–G',
        label: { mime: 'application/pdf', name: 'a.pdf' },
        product_sheet_url: null,
        eprel: { number: '1234567' },
      },
    },
  })
  for (const none of ['FM-62', 'PI-84', 'NO-SUCH', '%']) expect((await opened(none)).status).toBe(404)
  const remove = () =>
    t.ask('DELETE', `/api/v1.0/elettrodomestici/document/${shown.documents[0]?.id ?? 0}`, {
      token: world.token('admin'),
    })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect((await detail()).documents).toMatchObject([{ version: 1 }])
})
