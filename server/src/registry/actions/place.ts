import type { Db } from '../../platform/db/db.ts'
import { findPoints } from '../places/find-points.ts'
import { setPoints, unplaced } from '../queries/unplaced.ts'

export const placeJob = 'place-at-towns'

/** Rows written by one statement: far below its time limit, however many clients an import brings. */
const atOnce = 2_000

/**
 * Puts every client and agency without coordinates at its comune, marked as placed there (`city`); what has
 * moved to another town follows. For the import and the seed, and each night by the job of the same name.
 * @returns how many got a point, and how many towns are not in the list
 */
export async function placeAtTowns(db: Db): Promise<{ placed: number; unknown: number }> {
  let placed = 0
  let unknown = 0
  for (const kind of ['agencies', 'clients'] as const) {
    const rows = await unplaced(db, kind)
    const points = await findPoints(rows)
    const found = rows.map(({ id, key }, i) => ({ id, key, point: points[i] ?? null }))
    for (let from = 0; from < found.length; from += atOnce)
      placed += await setPoints(db, kind, found.slice(from, from + atOnce))
    unknown += points.filter((point) => point === null).length
  }
  return { placed, unknown }
}
