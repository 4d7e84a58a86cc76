import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import type { Who } from '../../test/world.ts'

/* A material is called as its reader speaks, wherever it stands; in Italian where it has no name in his language. */
const { t, world } = await openCompany()
const s = goodsStory(t, world)
const { north } = world

interface Named {
  readonly id?: number
  readonly product_id?: number
  readonly name?: string
}
const readIn = async <T>(language: string, url: string, who: Who = 'sales') =>
  response<T>(await s.ask('GET', url, undefined, who, { 'accept-language': language }))
const nameIn = (rows: readonly Named[], id: number) =>
  rows.find((row) => (row.product_id ?? row.id) === id)?.name

/** A material with all four names, and pieces of it. */
const oak = await s.product()
response(
  await s.ask('PUT', `materiali/product/${oak}`, {
    name: 'Campione rovere',
    name_en: 'Oak sample',
    name_fr: 'Échantillon chêne',
  }),
)

it('is read in the language of the reader, in Italian where there is no name in it', async () => {
  const names = await Promise.all(
    ['it', 'en', 'fr', 'es'].map(async (language) =>
      nameIn(await readIn<Named[]>(language, 'materiali/products/1?per_page=100'), oak),
    ),
  )
  expect(names).toEqual(['Campione rovere', 'Oak sample', 'Échantillon chêne', 'Campione rovere'])
})

it('is found by each of its names, in the catalogue and by the search of the header', async () => {
  for (const q of ['rovere', 'oak', 'chene']) {
    const found = await readIn<Named[]>('es', `materiali/products/1?q=${q}`, 'agent')
    expect(found.map(({ id, name }) => [id, name])).toEqual([[oak, 'Campione rovere']])
    const numbers = await readIn<{ id: number; about: string }[]>('en', `generic/numbers?q=${q}`)
    expect(numbers).toMatchObject([{ id: oak, about: 'Oak sample' }])
  }
})

it('is written by whoever keeps the warehouse; nobody else is told its other names', async () => {
  expect(await readIn<object>('fr', `materiali/product/${oak}`)).toMatchObject({
    name: 'Échantillon chêne',
    name_it: 'Campione rovere',
    name_en: 'Oak sample',
    name_es: null,
  })
  expect(await readIn<object>('fr', `materiali/product/${oak}`, 'agent')).not.toHaveProperty('name_it')
  const other = await s.ask('PUT', `materiali/product/${oak}`, { name_es: 'Roble' }, 'agent')
  expect(refused(other)).toEqual([403, 'not_allowed'])
  const empty = await s.ask('PUT', `materiali/product/${oak}`, { name_es: '' })
  expect(empty.status).toBe(422)
})

it('goes by that name through requests, the warehouse, shipments and what the agency holds', async () => {
  const asked = { product_id: oak, quantity: 2, client_id: north.client, note: '' }
  response(await s.ask('POST', 'materiali/request', { requests: [asked] }, 'agent'))
  const requests = await t.ask('GET', '/api/v2.0/materiali/request-agencies/1', {
    token: world.token('agent'),
    headers: { 'accept-language': 'fr' },
  })
  expect(nameIn(response<Named[]>(requests), oak)).toBe('Échantillon chêne')
  expect(await readIn<unknown[]>('en', 'requests/1?type=material&q=chene', 'agent')).toMatchObject([
    { subject: '2 × Oak sample' },
  ])

  const [line = 0] = await s.toSend(oak, 3, { agencies_id: [north.id] })
  expect(nameIn(await readIn<Named[]>('en', 'invio/1?per_page=200'), oak)).toBe('Oak sample')
  const [preparation = 0] = await s.open(line)
  const prepared = await readIn<{ lines: Named[] }>('fr', `invio/session/${preparation}`)
  expect(nameIn(prepared.lines, oak)).toBe('Échantillon chêne')
  const shipment = await s.shipment(await s.ready(preparation))
  await s.weigh(shipment, 800)
  for (const status of ['to-send', 'shipped']) response(await s.move(shipment, status))
  const sent = await readIn<{ lines: Named[]; returnable: Named[] }>('en', `spedizioni/details/${shipment}`)
  expect([nameIn(sent.lines, oak), nameIn(sent.returnable, oak)]).toEqual(['Oak sample', 'Oak sample'])
  expect(nameIn(await readIn<Named[]>('fr', `agencies/materiali/${north.id}`, 'agent'), oak)).toBe(
    'Échantillon chêne',
  )
})

it('is told of by that name under the bell', async () => {
  await s.toSend(oak, 1, { agencies_id: [north.id] })
  const told = (language: string) =>
    readIn<{ notices: { what: string; detail: string }[] }>(language, 'notifications', 'agent')
  const names = await Promise.all(
    ['it', 'en', 'fr', 'es'].map(async (language) => (await told(language)).notices[0]),
  )
  expect(names.map((notice) => notice?.what)).toEqual(Array(4).fill('request.accept'))
  expect(names.map((notice) => notice?.detail)).toEqual([
    'Campione rovere',
    'Oak sample',
    'Échantillon chêne',
    'Campione rovere',
  ])
})
