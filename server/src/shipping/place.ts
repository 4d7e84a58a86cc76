import type { Db } from '../platform/db/db.ts'
import { placesOf } from '../registry/index.ts'
import type { StoredPlace } from './queries/places.ts'
import { usualPlace } from './rules.ts'

export interface Owner {
  readonly agency_id: number
  readonly client_id: number | null
}

/** Where goods for somebody go unless a place is chosen; null while the registry knows none. */
export const placeFor = async (db: Db, { agency_id, client_id }: Owner): Promise<StoredPlace | null> =>
  usualPlace(await placesOf(db, client_id === null ? { agency: agency_id } : { client: client_id }))

/** A place that was named, as the registry knows it today; null when it is none of the recipient's or its agency's. */
export async function placeNamed(
  db: Db,
  { agency_id, client_id }: Owner,
  { type, id }: Pick<StoredPlace, 'type' | 'id'>,
): Promise<StoredPlace | null> {
  const places = await placesOf(db, { agency: agency_id, client: client_id ?? undefined })
  return places.find((place) => place.type === type && place.id === id) ?? null
}
