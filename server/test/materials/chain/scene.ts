import type { Random } from '../../../../scripts/faults/random.ts'
import type { Db } from '../../../src/platform/db/db.ts'
import { sql } from '../../../src/platform/db/sql.ts'
import type { Who } from '../../world.ts'

/** Something on its way, as it stood before the round. */
export interface Thing {
  readonly id: number
  readonly status: string
  readonly agency_id: number
  readonly client_id: number | null
}
export interface LineThing extends Thing {
  readonly product_id: number
  readonly requested: number
  readonly accepted: number
  readonly residual: number
}
export interface Agency {
  readonly id: number
  readonly clients: readonly number[]
  readonly agent: Who
}

/** What there is to act on; only the newest of everything, so that acts meet on the same things. */
export interface Scene {
  readonly random: Random
  readonly agencies: readonly Agency[]
  readonly products: readonly number[]
  readonly loads: readonly { readonly id: number; readonly quantity: number }[]
  readonly lines: readonly LineThing[]
  readonly preparations: readonly (Thing & { readonly lines: readonly number[] })[]
  readonly shipments: readonly (Thing & { readonly products: readonly number[]; readonly weighed: boolean })[]
  readonly held: readonly {
    readonly product_id: number
    readonly agency_id: number
    readonly quantity: number
  }[]
  readonly handOvers: readonly { readonly id: number; readonly agency_id: number }[]
}

/** One act as it is asked for over the wire; null where there is nothing to do it with. */
export interface Asked {
  readonly who: Who
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: object
}
export type Act = (scene: Scene) => Asked | null

/** One of the list; undefined when it is empty. */
export const one = <T>({ random }: Scene, list: readonly T[]): T | undefined =>
  list.length > 0 ? random.pick(list) : undefined

/** One or a few of the list, none twice. */
export const some = <T>(scene: Scene, list: readonly T[], most = 3): T[] =>
  [...new Set(Array.from({ length: scene.random.between(1, most) }, () => one(scene, list)))].flatMap(
    (item) => item ?? [],
  )

/** Mostly one that suits the act, at times any: what does not suit has to be refused. */
export const fitting = <T extends Thing>(
  scene: Scene,
  list: readonly T[],
  ...statuses: string[]
): T | undefined =>
  one(scene, scene.random.chance(0.9) ? list.filter(({ status }) => statuses.includes(status)) : list)

/** Mostly a few pieces, at times far too many. */
export const pieces = ({ random }: Scene, most = 5): number =>
  random.chance(0.04) ? 99_999 : random.between(1, Math.max(1, most))

/** Reads the scene of the next round. */
export async function sceneOf(
  db: Db,
  about: Pick<Scene, 'random' | 'agencies' | 'products'>,
): Promise<Scene> {
  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows
  return {
    ...about,
    loads: await rows(sql<Scene['loads'][number]>`
      select id, quantity from material_loads where removed_at is null order by id desc limit 6`),
    lines: await rows(sql<LineThing>`
      select id, status, agency_id, client_id, product_id, requested, accepted, residual from material_lines
      where status not in ('withdrawn', 'rejected', 'cancelled', 'delivered') order by id desc limit 24`),
    preparations: await rows(sql<Scene['preparations'][number]>`
      select p.id, p.status, p.agency_id, p.client_id,
        array(select request_id from preparation_lines l where l.preparation_id = p.id) as lines
      from preparations p order by (p.status in ('open', 'ready')) desc, p.id desc limit 12`),
    shipments: await rows(sql<Scene['shipments'][number]>`
      select s.id, s.status, s.agency_id, s.client_id, array(select distinct r.product_id from shipment_lines l
        join material_requests r on r.id = l.request_id where l.shipment_id = s.id) as products,
        exists (select from shipment_parcels l where l.shipment_id = s.id and l.weight_g is not null) as weighed
      from shipments s order by (s.status in ('to_confirm', 'to_send', 'ready')) desc, s.id desc limit 14`),
    held: await rows(sql<Scene['held'][number]>`
      select product_id, agency_id, quantity from material_agency_stock where quantity > 0`),
    handOvers: await rows(sql<Scene['handOvers'][number]>`
      select id, agency_id from hand_overs order by id desc limit 4`),
  }
}
