import { load } from '../src/materials/actions/loads.ts'
import { keepPicture } from '../src/materials/actions/pictures.ts'
import type { Db } from '../src/platform/db/db.ts'
import { actAs, personOf } from './act-as.ts'
import type { TestApp } from './harness.ts'
import { newMaterial, putOnHand } from './materials/stock.ts'
import type { World } from './world.ts'
import { never } from './never.ts'

/** What materials, and requests for them, are acted on: each for one act, which ends it. */
export interface MaterialsThatGo extends Warehouse {
  /** Asked for by the agency for its client, and not decided. */
  readonly request: number
}

/** Of no agency. */
interface Warehouse {
  /** A material with pieces enough. */
  readonly material: number
  /** A material nothing happened to. */
  readonly unused: number
  /** A family that holds nothing. */
  readonly family: number
  /** A load that still counts, of 50 pieces. */
  readonly load: number
  /** The second picture of a material. */
  readonly picture: number
}

let serial = 0

/** Gives both agencies a new request line, and the warehouse new things; the world then holds their ids. */
export async function materialsThatGo(t: TestApp, world: World): Promise<void> {
  const warehouse = await warehouseOf(t, world)
  const of = async ({ id, client }: { id: number; client: number }) => {
    const line = { product_id: warehouse.material, agency_id: id, client_id: client }
    return { ...warehouse, request: await askedFor(t.db, line) }
  }
  world.materials = { north: await of(world.north), south: await of(world.south) }
}

async function warehouseOf(t: TestApp, world: World): Promise<Warehouse> {
  const { db } = t
  const material = await newMaterial(db, `GO-${(serial += 1)}`)
  await putOnHand(db, material, 1000)
  const goods = { product_id: material, quantity: 50, day: '2025-11-14', supplier: '', note: '' }
  const pictured = await newMaterial(db, `GO-${(serial += 1)}`)
  const admin = await personOf(t, world, 'admin')
  const drawn = { large: Buffer.from('large'), thumb: Buffer.from('small'), width: 1, height: 1 }
  const picture = () => actAs(t, admin, (context) => keepPicture(context, pictured, drawn))
  await picture()
  return {
    material,
    unused: await newMaterial(db, `GO-${(serial += 1)}`),
    family: await inserted(
      db
        .insertInto('material_families')
        .values({ name: `Famiglia ${serial}` })
        .returning('id'),
    ),
    load: await actAs(t, admin, (context) => load(context, goods, undefined)),
    picture: (await picture()).id,
  }
}

const askedFor = (db: Db, line: { product_id: number; agency_id: number; client_id: number }) =>
  inserted(
    db
      .insertInto('material_requests')
      .values({ ...line, original: 2, requested: 2, requested_at: '2025-11-14T09:00:00Z' })
      .returning('id'),
  )

const inserted = async (query: { executeTakeFirstOrThrow(): Promise<{ id: number }> }): Promise<number> =>
  (await query.executeTakeFirstOrThrow()).id

/** Ids that never existed. */
export const noMaterials: MaterialsThatGo = {
  request: never,
  material: never,
  unused: never,
  family: never,
  load: never,
  picture: never,
}
