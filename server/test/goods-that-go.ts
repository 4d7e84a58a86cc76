import { load } from '../src/materials/actions/loads.ts'
import { acceptDirect } from '../src/materials/index.ts'
import type { Context } from '../src/platform/context.ts'
import { changePreparation } from '../src/shipping/actions/change-preparation.ts'
import { changeShipment } from '../src/shipping/actions/change-shipment.ts'
import { handOver } from '../src/shipping/actions/hand-over.ts'
import { makeShipment } from '../src/shipping/actions/make-shipment.ts'
import { moveShipment } from '../src/shipping/actions/move-shipment.ts'
import { openPreparations } from '../src/shipping/actions/open-preparations.ts'
import { returnGoods } from '../src/shipping/actions/return-goods.ts'
import type { ShipmentStatus } from '@mandato/contract/shipping/status'
import { actAs, personOf } from './act-as.ts'
import type { TestApp } from './harness.ts'
import { newMaterial } from './materials/stock.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** Goods of an agency where an act on them is possible: each for one act, which ends it. */
export interface GoodsThatGo {
  /** A material of which the agency holds pieces, and more are in the warehouse. */
  readonly product: number
  /** A request line to send. */
  readonly line: number
  readonly openPreparation: number
  readonly readyPreparation: number
  /** Shipments to the client. */
  readonly shipment: number
  readonly packedShipment: number
  readonly leftShipment: number
  /** The number on the labels of the first. */
  readonly code: string
  readonly handOver: number
  readonly returned: number
}

/** Goods that never existed. */
export const noGoods: GoodsThatGo = {
  product: never,
  line: never,
  openPreparation: never,
  readyPreparation: never,
  shipment: never,
  packedShipment: never,
  leftShipment: never,
  code: '2999999999-1',
  handOver: never,
  returned: never,
}

let nextProduct = 0

/** Gives one agency, or both, new goods of that kind; the world then holds their ids. */
export async function goodsThatGo(t: TestApp, world: World, only?: 'north'): Promise<void> {
  const admin = await personOf(t, world, 'admin')
  const agents = { north: await personOf(t, world, 'agent'), south: await personOf(t, world, 'southAgent') }
  const of = (side: 'north' | 'south') => {
    const { id, client } = world[side]
    return actAs(t, admin, (context) => goodsOf(context, { ...context, user: agents[side] }, id, client))
  }
  world.goods = {
    north: await of('north'),
    south: only && world.goods ? world.goods.south : await of('south'),
  }
}

async function goodsOf(
  context: Context,
  agent: Context,
  agency_id: number,
  client_id: number,
): Promise<GoodsThatGo> {
  const product = await newMaterial(context.db, `MT-${String((nextProduct += 1)).padStart(5, '0')}`)
  const goods = { product_id: product, quantity: 100, day: '2025-11-14', supplier: '', note: '' }
  await load(context, goods, undefined)
  const lineTo = async (client: number | null) => {
    const line = { product_id: product, quantity: 5, agency_id, client_id: client }
    return (await acceptDirect(context, [line])).lines[0]?.id ?? 0
  }
  const prepared = async (client: number | null) =>
    (await openPreparations(context, [{ request_id: await lineTo(client) }], ''))[0]?.id ?? 0
  const ready = async (client: number | null) => {
    const id = await prepared(client)
    await changePreparation(context, id, { action: 'ready' })
    return id
  }
  const shipped = async (client: number | null, ...way: ShipmentStatus[]) => {
    const made = await makeShipment(context, [await ready(client)])
    await changeShipment(context, made.id, {
      parcels: [{ weight: 4200, size: null, requests: [], contents: '' }],
    })
    for (const status of way) await moveShipment(context, made.id, status, {})
    return made
  }
  const shipment = await shipped(client_id)
  const leftShipment = (await shipped(client_id, 'to_send', 'ready', 'shipped')).id
  await shipped(null, 'to_send', 'shipped')
  return {
    product,
    line: await lineTo(null),
    openPreparation: await prepared(client_id),
    readyPreparation: await ready(client_id),
    shipment: shipment.id,
    code: `${shipment.number}-1`,
    packedShipment: (await shipped(client_id, 'to_send', 'ready')).id,
    leftShipment,
    handOver: (await handOver(agent, client_id, { request: [{ product_id: product, quantity: 1 }] })).id,
    returned: await returnGoods(context, leftShipment, { lines: [{ product_id: product, quantity: 1 }] }),
  }
}
