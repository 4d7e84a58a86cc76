import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'
import { readTable } from '../../test/spreadsheet.ts'

const { t, world } = await openCompany()
const v1 = '/api/v1.0/materiali'
type Row = Readonly<Record<string, unknown>>
interface Told {
  readonly args: { readonly response: never; readonly error: Row; readonly pagination: Row }
  readonly table_headers: { readonly key: string }[]
}
const ask = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  t.ask(method, `${v1}/${url}`, { token: world.token(who), ...(body && { body }) })
const told = ({ body }: { body: unknown }) => (body as Told).args.response as Row
const rows = ({ body }: { body: unknown }) => (body as Told).args.response as unknown as Row[]
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Told).args.error['key'],
]
const fieldsOf = ({ body }: { body: unknown }) => (body as Told).args.error['fields']

const canary = {
  cost: 4321.99,
  manager: 'Canary Manager',
  location: 'Canary-Shelf',
  internal_code: 'CANARY-INT',
}
const canaries = [4321.99, 432_199, 'Canary Manager', 'Canary-Shelf', 'CANARY-INT'].map(String)
let catalogueId = 0
let hiddenId = 0
beforeAll(async () => {
  const family = await ask('sales', 'POST', 'family', { name: 'Cataloghi', names: { fr: 'Catalogues' } })
  const family_id = told(family)['id']
  const made = await ask('sales', 'POST', 'product', {
    product_code: 'cat-25',
    name: 'Catalogo generale 2025',
    family_id,
    ean: '8001234567897',
    conf: 10,
    price: 12.5,
    ...canary,
  })
  catalogueId = Number(told(made)['id'])
  const hidden = { product_code: 'HID-1', name: 'Nascosto', visible_in_table: false, ...canary }
  hiddenId = Number(told(await ask('admin', 'POST', 'product', hidden))['id'])
})

describe('the catalogue', () => {
  it('tells people outside neither cost nor manager nor the counters, wherever they look', async () => {
    for (const who of ['agent', 'customer'] as const) {
      const seen = [
        await ask(who, 'GET', 'products/1'),
        await ask(who, 'GET', `product/${catalogueId}`),
        await ask(who, 'GET', 'products/1?output=csv'),
        await ask(who, 'GET', 'get-families'),
      ]
      for (const { status, text } of seen) {
        expect(status).toBe(200)
        for (const secret of canaries) expect(text).not.toContain(secret)
        expect(text).not.toMatch(/"(cost|manager|committed|realised|quantity|loads|movements)"/)
      }
      expect(rows(seen[0] ?? { body: null }).map((row) => row['product_code'])).toEqual(['CAT-25'])
    }
    const staff = await ask('sales', 'GET', `product/${catalogueId}`)
    expect(told(staff)).toMatchObject(canary)
  })

  it('shows hidden and archived materials to staff only; for others they do not exist', async () => {
    expect((await ask('sales', 'GET', `product/${hiddenId}`)).status).toBe(200)
    const [hidden, never] = [
      await ask('agent', 'GET', `product/${hiddenId}`),
      await ask('agent', 'GET', 'product/2000000000'),
    ]
    expect(hidden.text).toBe(never.text)
    expect(refusal(await ask('agent', 'PUT', `flags/${hiddenId}`, { favourite: true }))).toEqual([
      404,
      'not_found',
    ])
    const archived = (who: Who) => ask(who, 'GET', 'products/1?status=archived')
    await ask('sales', 'PUT', `flags/${hiddenId}`, { archived: true })
    expect(rows(await archived('sales'))).toHaveLength(1)
    expect(rows(await archived('agent'))).toEqual([])
    await ask('sales', 'PUT', `flags/${hiddenId}`, { archived: false })
  })

  it('has families in the reader’s language, and finds those below', async () => {
    const french = await t.ask('GET', `${v1}/get-families`, {
      token: world.token('agent'),
      headers: { 'accept-language': 'fr' },
    })
    expect(rows(french)).toMatchObject([{ name: 'Catalogues', count: 1 }])
    const [family] = rows(french)
    expect(rows(await ask('agent', 'GET', `products/1?family=${String(family?.['id'])}`))).toHaveLength(1)
    expect(rows(await ask('agent', 'GET', 'products/1?family=2000000'))).toEqual([])
  })

  it('says in its files which family was asked for, and which material, as far as it is in sight', async () => {
    const family = told(await ask('sales', 'GET', `product/${catalogueId}`))['family_id']
    const file = async (who: Who, url: string) => {
      const { rawPayload } = await t.app.inject({
        method: 'GET',
        url,
        headers: { token: world.token(who), 'accept-language': 'it' },
      })
      return JSON.stringify(await readTable(rawPayload))
    }
    const catalogue = `${v1}/products/1?output=xlsx&family=${String(family)}`
    expect(await file('agent', catalogue)).toContain('Famiglia: Cataloghi')
    const requests = (id: number) => `/api/v2.0/materiali/request-agencies/1?output=xlsx&product=${id}`
    expect(await file('sales', requests(hiddenId))).toContain('Materiale: HID-1')
    expect(await file('agent', requests(hiddenId))).not.toContain('HID-1')
  })

  it('keeps favourites for each person', async () => {
    await ask('agent', 'PUT', `flags/${catalogueId}`, { favourite: true })
    const favourites = async (who: Who) => rows(await ask(who, 'GET', 'products/1?favourite=1')).length
    expect([await favourites('agent'), await favourites('southAgent')]).toEqual([1, 0])
    const flag = { visible_in_table: false }
    expect(refusal(await ask('agent', 'PUT', `flags/${catalogueId}`, flag))).toEqual([403, 'not_allowed'])
    expect(refusal(await ask('clerk', 'PUT', `flags/${catalogueId}`, flag))).toEqual([403, 'not_allowed'])
  })

  it('is printed for agents without cost and counters, for staff with both', async () => {
    const sheet = async (who: Who) => {
      const answer = await t.app.inject({
        method: 'POST',
        url: `${v1}/print`,
        headers: { token: world.token(who) },
        payload: { materials_id: [catalogueId] },
      })
      return readTable(answer.rawPayload)
    }
    const [agent, staff] = [JSON.stringify(await sheet('agent')), JSON.stringify(await sheet('sales'))]
    expect(agent).toContain('CAT-25')
    for (const secret of canaries) expect(agent).not.toContain(secret)
    expect(agent).not.toContain('Disponibili')
    expect(staff).toContain('4321.99')
    expect(staff).toContain('Disponibili')
  })
})

describe('the editor of a material', () => {
  it('refuses codes that are taken, EANs with a wrong digit, and pieces of nothing', async () => {
    const add = (body: object) => ask('sales', 'POST', 'product', { product_code: 'X', name: 'X', ...body })
    expect(refusal(await add({ product_code: 'CAT-25' }))).toEqual([409, 'code_taken'])
    expect(refusal(await add({ ean: '8001234567897' }))).toEqual([409, 'ean_taken'])
    const wrong: [object, object][] = [
      [{ ean: '8001234567890' }, { ean: 'ean_digit' }],
      [{ ean: '800123456' }, { ean: 'ean_length' }],
      [{ conf: 0 }, { conf: 'at_least_1' }],
      [{ weight: 1.5 }, { weight: 'type' }],
      [{ price: -1 }, { price: 'at_least_0' }],
      [
        { features: [{ label_name: 'Tinta', value: 'rosso', language_id: 'it', type: 'colour' }] },
        { 'features.0.value': 'colour' },
      ],
    ]
    for (const [given, fields] of wrong) {
      const answer = await add(given)
      expect([answer.status, fieldsOf(answer)]).toEqual([422, fields])
    }
    expect((await add({ product_code: 'EAN8', ean: '96385074' })).status).toBe(200)
  })

  it('keeps the code from the first movement on, and archives instead of deleting', async () => {
    const id = Number(
      told(await ask('sales', 'POST', 'product', { product_code: 'MOVE', name: 'Mosso' }))['id'],
    )
    expect((await ask('sales', 'PUT', `product/${id}`, { product_code: 'MOVED' })).status).toBe(200)
    await ask('sales', 'POST', `carico/${id}`, { quantity: 5 })
    expect(refusal(await ask('sales', 'PUT', `product/${id}`, { product_code: 'AGAIN' }))).toEqual([
      409,
      'code_is_fixed',
    ])
    expect(refusal(await ask('sales', 'DELETE', `product/${id}`))).toEqual([403, 'not_allowed'])
    expect(told(await ask('admin', 'DELETE', `product/${id}`))['outcome']).toBe('archived')
    expect(refusal(await ask('sales', 'POST', `carico/${id}`, { quantity: 5 }))).toEqual([
      409,
      'material_archived',
    ])
    const fresh = Number(
      told(await ask('sales', 'POST', 'product', { product_code: 'NEW', name: 'Nuovo' }))['id'],
    )
    expect(told(await ask('admin', 'DELETE', `product/${fresh}`))['outcome']).toBe('deleted')
    expect((await ask('admin', 'GET', `product/${fresh}`)).status).toBe(404)
  })

  it('answers an old version with the record as it is', async () => {
    const before = told(await ask('sales', 'GET', `product/${catalogueId}`))
    const features = [{ label_name: 'Pagine', value: '240', language_id: 'it', type: 'measure' }]
    const change = { version: before['version'], features }
    expect(told(await ask('sales', 'PUT', `product/${catalogueId}`, change))['features']).toMatchObject(
      features,
    )
    const late = await ask('sales', 'PUT', `product/${catalogueId}`, change)
    expect(refusal(late)).toEqual([409, 'changed_meanwhile'])
    expect((late.body as Told).args.error['current']).toMatchObject({ product_code: 'CAT-25', features })
  })
})

describe('loads', () => {
  it('are corrected and removed by entries of their own, never below what is committed', async () => {
    const id = Number(
      told(await ask('sales', 'POST', 'product', { product_code: 'LOAD', name: 'Carico' }))['id'],
    )
    const load = await ask('sales', 'POST', `carico/${id}`, {
      quantity: 10,
      product_code: 'load',
      supplier: 'T',
    })
    expect(told(load)).toMatchObject({ success: true, realised: 10, availability: 10 })
    expect(
      refusal(await ask('sales', 'POST', `carico/${id}`, { quantity: 1, product_code: 'CAT-25' })),
    ).toEqual([422, 'other_code'])
    for (const date of ['2030-01-01', '1999-12-31'])
      expect((await ask('sales', 'POST', `carico/${id}`, { quantity: 1, date })).status).toBe(422)
    for (const quantity of [0, -1, 1.5, 1e9])
      expect((await ask('sales', 'POST', `carico/${id}`, { quantity })).status).toBe(422)
    const north = { requests: [{ product_id: id, quantity: 4 }], agency_id: world.north.id }
    expect((await ask('sales', 'POST', 'request', north)).status).toBe(200)
    const loadId = Number(told(load)['id'])
    expect((await ask('sales', 'PUT', `carico/${loadId}`, { date: '2030-01-01' })).status).toBe(422)
    expect(refusal(await ask('sales', 'PUT', `carico/${loadId}`, { quantity: 3 }))).toEqual([
      409,
      'short_of_stock',
    ])
    expect(told(await ask('sales', 'PUT', `carico/${loadId}`, { quantity: 6 }))).toMatchObject({
      availability: 2,
    })
    expect(refusal(await ask('sales', 'DELETE', `carico/${loadId}`))).toEqual([409, 'short_of_stock'])
    expect(
      refusal(await ask('sales', 'POST', `write-off/${id}`, { quantity: 3, reason: 'Bagnati' })),
    ).toEqual([409, 'short_of_stock'])
    expect((await ask('sales', 'POST', `write-off/${id}`, { quantity: 2, reason: 'Bagnati' })).status).toBe(
      200,
    )
    const movements = rows(await ask('sales', 'GET', `movements/${id}/1`))
    expect(
      movements.map(({ kind, quantity, committed, balance }) => [kind, quantity, committed, balance]),
    ).toEqual([
      ['write_off', -2, 0, 4],
      ['load_corrected', -4, 0, 6],
      ['commit', 0, 4, 10],
      ['load', 10, 0, 10],
    ])
    const last = rows(await ask('sales', 'GET', `movements/${id}/2?per_page=3`))
    expect(last).toMatchObject([{ kind: 'load', balance: 10 }])
  })
})

describe('pictures', () => {
  const send = (file: Buffer, name: string) => {
    const { payload, headers } = multipart({ fields: {}, file }, 'file', name)
    return t.app.inject({
      method: 'POST',
      url: `${v1}/image/${catalogueId}`,
      headers: { ...headers, token: world.token('sales') },
      payload,
    })
  }
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a03020' } })

  it('are re-encoded in two sizes, without the camera’s metadata', async () => {
    const photo = await drawn(2400, 1200)
      .withExif({ IFD0: { Copyright: 'Secret-Place' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Secret-Place')).toBe(true)
    const answer = (await send(photo, 'foto.jpg')).json<Told>().args.response as {
      url: string
      thumbs: string
    }
    const [large, thumb] = await Promise.all(
      [answer.url, answer.thumbs].map((url) => t.app.inject({ method: 'GET', url })),
    )
    expect(large?.headers['cache-control']).toContain('immutable')
    expect(large?.rawPayload.includes('Secret-Place')).toBe(false)
    const sizes = [large, thumb].map(async (one) => {
      const { format, width, height } = await sharp(one?.rawPayload).metadata()
      return [format, width, height]
    })
    expect(await Promise.all(sizes)).toEqual([
      ['webp', 1600, 800],
      ['webp', 400, 200],
    ])
  })

  it('keep the order given; the first is the cover', async () => {
    const order = async () =>
      told(await ask('sales', 'GET', `product/${catalogueId}`))['images'] as { id: number; url: string }[]
    const cover = (await order()).map(({ id }) => id)
    for (const width of [30, 40]) await send(await drawn(width, 30).png().toBuffer(), 'more.png')
    const [first, second, third] = (await order()).slice(-3)
    if (!first || !second || !third) throw new Error('three pictures')
    const place = (id: number, body: object) => ask('sales', 'PUT', `image/${id}`, body)
    expect(cover).toEqual([first.id])
    await place(third.id, { place: 1 })
    await place(first.id, { place: 12 })
    expect((await order()).map(({ id }) => id)).toEqual([third.id, second.id, first.id])
    expect(told(await ask('agent', 'GET', `product/${catalogueId}`))['image']).toMatchObject({
      url: third.url,
    })
    for (const wrong of [{ place: 0 }, { place: 13 }, {}])
      expect((await place(first.id, wrong)).status).toBe(422)
    expect(refusal(await ask('agent', 'PUT', `image/${first.id}`, { place: 1 }))).toEqual([
      403,
      'not_allowed',
    ])
  })

  it('are refused when they are none, or broken, or claim to be as large as a town', async () => {
    const key = async (file: Buffer, name: string) => {
      const answer = await send(file, name)
      return [answer.statusCode, answer.json<Told>().args.error['key']]
    }
    expect(await key(Buffer.from('%PDF-1.7 no picture at all %%EOF'), 'a.pdf')).toEqual([415, 'picture_type'])
    expect(await key(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg')).toEqual([
      415,
      'picture_type',
    ])
    const png = await drawn(60, 60).png().toBuffer()
    expect(await key(png.subarray(0, png.length - 40), 'a.png')).toEqual([422, 'picture_broken'])
    const bomb = await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(await key(bomb, 'bomb.png')).toEqual([422, 'picture_broken'])
    expect((await t.ask('GET', `/api/v1.0/public/material-picture/${'0'.repeat(32)}`)).status).toBe(404)
  })
})
