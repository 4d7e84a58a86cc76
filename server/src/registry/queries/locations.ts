import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from './scope.ts'

export interface Location {
  id: number
  lat: number | null
  lng: number | null
  quality: 'exact' | 'street' | 'city' | 'none'
  address: string
}

/** Where a client or an agency in sight is: one id space, so the id says by itself which it is. */
export async function locationOf(db: Db, person: Person, id: number): Promise<Location | undefined> {
  const { rows } = await sql<Location>`
    select r.id, r.lat, r.lng, case when r.lat is null then 'none' when r.geo_quality = 'none' then 'exact' else r.geo_quality end as quality,
      concat_ws(', ', nullif(r.address, ''), nullif(concat_ws(' ', r.postal_code, r.city, '(' || nullif(r.province, '') || ')'), ''),
        nullif(r.country, 'IT')) as address
    from (
      select c.id, c.lat, c.lng, c.geo_quality, c.address, c.postal_code, c.city, c.province, c.country
      from clients c where c.id = ${id} and ${seesClient(person, 'c')}
      union all
      select a.id, a.lat, a.lng, a.geo_quality, a.address, a.postal_code, a.city, a.province, a.country
      from agencies a where a.id = ${id} and ${seesAgency(person, 'a')}
    ) r`.execute(db)
  return rows[0]
}
