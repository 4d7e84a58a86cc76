import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface Point {
  readonly lat: number | null
  readonly lng: number | null
  readonly quality: 'exact' | 'street' | 'city' | 'none'
}

/**
 * Puts a client at a point that was measured; the job that places clients at their towns leaves it there.
 * @returns the point it had
 */
export async function setPlace(db: Db, id: number, { lat, lng, quality }: Point): Promise<Point | undefined> {
  const { rows } = await sql<Point>`
    update clients c set lat = ${lat}, lng = ${lng}, geo_quality = ${quality}, placed_for = null, version = c.version + 1
    from clients before where c.id = ${id} and before.id = c.id
    returning before.lat, before.lng, before.geo_quality as quality`.execute(db)
  return rows[0]
}
