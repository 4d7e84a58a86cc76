import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Point, Town } from '../places/town-index.ts'

/** Rows with an address can be placed on the map. */
export type Placed = 'clients' | 'agencies'

/** The town as it was looked up: an address that names another one is looked up again. */
const townKey = (alias: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`plain(concat_ws('|', ${column('country')}, ${column('province')}, ${column('postal_code')}, ${column('city')}))`
}

export interface Unplaced extends Town {
  readonly id: number
  /** The town as it stands now. */
  readonly key: string
}

/** Rows whose point is missing or only that of a town they have left. Addresses that could not be found stay out. */
export async function unplaced(db: Db, kind: Placed): Promise<Unplaced[]> {
  const { rows } = await sql<Unplaced>`
    select r.id, r.country, r.province, r.postal_code as "postalCode", r.city, ${townKey('r')} as key
    from ${sql.table(kind)} r
    where r.city <> '' and (r.lat is null or r.geo_quality = 'city')
      and r.placed_for is distinct from ${townKey('r')}
    order by r.id`.execute(db)
  return rows
}

/**
 * Puts rows at their towns; a row whose town has no point loses the one of the town before. An exact point or
 * another town that came meanwhile stays.
 * @returns how many got a point
 */
export async function setPoints(
  db: Db,
  kind: Placed,
  points: readonly { readonly id: number; readonly key: string; readonly point: Point | null }[],
): Promise<number> {
  const found = JSON.stringify(points.map(({ id, key, point }) => ({ id, key, ...point })))
  const { rows } = await sql<{ n: number }>`
    with placed as (
      update ${sql.table(kind)} r set lat = p.lat, lng = p.lng, placed_for = p.key,
        geo_quality = case when p.lat is null then 'none' else 'city' end
      from json_to_recordset(${found}) as p (id int, key text, lat double precision, lng double precision)
      where r.id = p.id and ${townKey('r')} = p.key and (r.lat is null or r.geo_quality = 'city')
      returning r.lat
    ) select count(lat) as n from placed`.execute(db)
  return rows[0]?.n ?? 0
}
