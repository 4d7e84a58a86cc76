import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from './scope.ts'

export interface Watched {
  readonly agency: string
  readonly place: string
  /** Sales people with areas that hold it; the others see everything. */
  readonly office: string[]
  readonly everywhere: number
  readonly administrators: number
  readonly agents: string[]
  readonly customers: string[]
}

/** Who sees a thing of a client, if the asker sees it himself. */
export async function watchedBy(
  db: Db,
  person: Person,
  kind: string,
  id: number,
): Promise<Watched | undefined> {
  const { rows } = await sql<Watched>`
    select a.business_name as agency, concat_ws(' ', c.city, c.province) as place,
      (select count(*)::int from user_cards u where u.active and u.user_type = 1) as administrators,
      (select count(*)::int from office_areas o where o.areas = '{}') as everywhere,
      array(select o.name from office_areas o where o.areas <> '{}' and (c.country = any(o.areas)
        or (c.country = 'IT' and 'IT-' || c.province = any(o.areas)) or c.region = any(o.areas)
        or (c.country <> 'IT' and c.province = any(o.areas))) order by o.name) as office,
      array(select u.name from user_cards u where u.active and u.user_type = 2 and u.agency_id = c.agency_id
        order by u.name) as agents,
      array(select u.name from client_logins l join user_cards u on u.id = l.user_id
        where l.client_id = c.id and u.active and u.user_type = 3 order by u.name) as customers
    from things_of_clients t join clients c on c.id = t.client_id join agencies a on a.id = c.agency_id
    where t.kind = ${kind} and t.id = ${id} and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]
}
