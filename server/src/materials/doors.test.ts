import { beforeAll, describe, expect, it } from 'vitest'
import { actAs, personOf } from '../../test/act-as.ts'
import { openCompany } from '../../test/company.ts'
import { countersOf, faultsOfStock, linesOf, newMaterial } from '../../test/materials/stock.ts'
import { Refusal } from '../platform/errors.ts'
import type { Person } from '../platform/person.ts'
import { load } from './actions/loads.ts'
import {
  acceptDirect,
  type Acting,
  backToSend,
  type DirectLine,
  handOver,
  holdLines,
  type Leaving,
  type Line,
  type Piece,
  putInPreparation,
  shipLines,
  undoHandOver,
} from './index.ts'

const { t, world } = await openCompany()
let sales: Person
beforeAll(async () => {
  sales = await personOf(t, world, 'sales')
})
const act = <Result>(what: (acting: Acting) => Promise<Result>) => actAs(t, sales, what)
const loaded = async (code: string, quantity: number): Promise<number> => {
  const product_id = await newMaterial(t.db, code)
  await act((acting) =>
    load(acting, { product_id, quantity, day: '2025-11-17', supplier: '', note: '' }, undefined),
  )
  return product_id
}
const forNorth = (product_id: number, quantity: number): DirectLine => ({
  product_id,
  quantity,
  agency_id: world.north.id,
})
/** The key of the refusal, or null where it was granted. */
const keyOf = (attempt: Promise<unknown>): Promise<string | null> =>
  attempt.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.key
      throw error
    },
  )
const held = (ids: readonly number[]): Promise<Line[]> => act(({ db }) => holdLines(db, ids))

/** Accepted, put into a preparation and sent to the northern agency. */
async function sent(product: number, quantity: number, client: number | null = null): Promise<number> {
  return act(async (acting) => {
    const { lines } = await acceptDirect(acting, [{ ...forNorth(product, quantity), client_id: client }])
    const leaving = lines.map(({ id }): Leaving => ({ request_id: id, quantity }))
    const ids = leaving.map(({ request_id }) => request_id)
    await putInPreparation(acting, ids)
    await shipLines(acting, 1, leaving, { agency_id: world.north.id, client_id: null })
    t.clock.advance(60_000)
    return ids[0] ?? 0
  })
}

describe('two clerks at once', () => {
  it('never promise the last pieces twice', async () => {
    const product = await loaded('LAST', 20)
    const wishes = Array.from({ length: 50 }, (_, i) => (i % 3) + 1)
    const keys = await Promise.all(
      wishes.map((wish) => keyOf(act((acting) => acceptDirect(acting, [forNorth(product, wish)])))),
    )
    expect(new Set(keys)).toEqual(new Set([null, 'short_of_stock']))
    const { committed } = await countersOf(t.db, product)
    const granted = wishes.filter((_, i) => keys[i] === null)
    expect(committed).toBe(granted.reduce((sum, wish) => sum + wish, 0))
    // No request was refused while stock was left.
    expect(Math.min(...wishes.filter((_, i) => keys[i] !== null))).toBeGreaterThan(20 - committed)
    expect(await faultsOfStock(t.db)).toEqual([])
  })

  it('do not lock each other out over several materials in opposite order', async () => {
    const products = [await loaded('ONE', 500), await loaded('TWO', 500), await loaded('THREE', 500)]
    const attempts = Array.from({ length: 40 }, (_, i) => {
      const lines = (i % 2 ? products : products.toReversed()).map((id) => forNorth(id, 2))
      return keyOf(act((acting) => acceptDirect(acting, lines)))
    })
    expect(await Promise.all(attempts)).toEqual(attempts.map(() => null))
    for (const product of products) expect((await countersOf(t.db, product)).committed).toBe(80)
  })
})

describe('a bulk order', () => {
  it('is all or nothing, and with allow_partial gives what there is in the order of the recipients', async () => {
    const product = await loaded('BULK', 10)
    const lines = [forNorth(product, 6), { ...forNorth(product, 6), agency_id: world.south.id }]
    expect(await keyOf(act((acting) => acceptDirect(acting, lines)))).toBe('short_of_stock')
    expect(await linesOf(t.db, [product])).toEqual([])
    const bulk = { description: 'Catalogo nuovo' }
    const {
      short,
      lines: made,
      bulk_id,
    } = await act((acting) => acceptDirect(acting, lines, { bulk, allow_partial: true }))
    expect(bulk_id).toBeGreaterThan(0)
    expect(made.map(({ agency_id, quantity }) => [agency_id, quantity])).toEqual([
      [world.north.id, 6],
      [world.south.id, 4],
    ])
    expect(short).toMatchObject([{ product_code: 'BULK', wanted: 12, available: 10 }])
  })

  it('knows no recipient out of sight, and no client of another agency', async () => {
    const product = await loaded('SCOPE', 10)
    const foreign = { ...forNorth(product, 1), client_id: world.south.client }
    expect(await keyOf(act((acting) => acceptDirect(acting, [foreign])))).toBe('not_found')
    const clerk = await personOf(t, world, 'clerk')
    const south = { ...forNorth(product, 1), agency_id: world.south.id }
    expect(await keyOf(actAs(t, clerk, (acting) => acceptDirect(acting, [south])))).toBe('not_found')
    expect(await keyOf(actAs(t, clerk, (acting) => acceptDirect(acting, [forNorth(product, 1)])))).toBe(null)
  })
})

describe('a line on its way', () => {
  it('changes no counter on its way in and out of a preparation', async () => {
    const product = await loaded('WAY', 10)
    const { lines } = await act((acting) => acceptDirect(acting, [forNorth(product, 4)]))
    const ids = lines.map(({ id }) => id)
    const before = [await countersOf(t.db, product), await held(ids)]
    await act((acting) => putInPreparation(acting, ids))
    expect(await keyOf(act((acting) => putInPreparation(acting, ids)))).toBe('request_not_in_state')
    await act((acting) => backToSend(acting, ids))
    const after = await held(ids)
    expect([await countersOf(t.db, product), after.map((line) => ({ ...line, version: 1 }))]).toEqual(before)
  })

  it('is handed over first in, first out: pieces for this client, for the agency, then for other clients', async () => {
    const product = await loaded('FIFO', 100)
    const { client, otherClient } = world.north
    const lines = [
      await sent(product, 3, otherClient),
      await sent(product, 3),
      await sent(product, 3, client),
      await sent(product, 3),
    ]
    const pieces: Piece[] = [{ product_id: product, quantity: 8 }]
    const given = { agency_id: world.north.id, client_id: client, lines: pieces }
    await act((acting) => handOver(acting, 71, given))
    const delivered = async () => (await held(lines)).map((line) => line.delivered)
    expect(await delivered()).toEqual([0, 3, 3, 2])
    expect(await keyOf(act((acting) => handOver(acting, 72, given)))).toBe('not_so_many_held')
    await act((acting) => undoHandOver(acting, 71))
    expect(await delivered()).toEqual([0, 0, 0, 0])
    expect(await keyOf(act((acting) => undoHandOver(acting, 71)))).toBe('already_undone')
    expect(await faultsOfStock(t.db)).toEqual([])
  })
})
