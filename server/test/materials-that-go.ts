import type { Db } from '../src/platform/db/db.ts'
import { newMaterial, putOnHand } from './materials/stock.ts'
import type { World } from './world.ts'

/** Request lines for one act each, which ends them. */
export interface MaterialsThatGo {
  /** Asked for by the agency for its client, and not decided. */
  readonly request: number
  /** A material with pieces enough; of no agency. */
  readonly material: number
}

let serial = 0

/** Gives both agencies a new request line; the world then holds their ids. */
export async function materialsThatGo(db: Db, world: World): Promise<void> {
  const product_id = await newMaterial(db, `GO-${(serial += 1)}`)
  await putOnHand(db, product_id, 1000)
  const line = async ({ id, client }: { id: number; client: number }) =>
    (
      await db
        .insertInto('material_requests')
        .values({
          product_id,
          agency_id: id,
          client_id: client,
          original: 2,
          requested: 2,
          requested_at: '2025-11-14T09:00:00Z',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const of = async (agency: { id: number; client: number }) => ({
    request: await line(agency),
    material: product_id,
  })
  world.materials = { north: await of(world.north), south: await of(world.south) }
}
