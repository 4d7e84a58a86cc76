import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from './scope.ts'

export interface SoftwareOfClient {
  licences: { licence: string; product: string; activation_date: string | null; expiry: string | null }[]
  activity: { year: number; month: number; quotes: number; orders: number }[]
}

/**
 * Licences of a client in sight, and the quotes and orders made with all of them by month, newest first.
 * @param ids agency 0 is whichever the client belongs to
 */
export async function softwareOf(
  db: Db,
  person: Person,
  ids: { agency: number; client: number },
): Promise<SoftwareOfClient | undefined> {
  const { rows } = await sql<SoftwareOfClient>`
    select
      (select coalesce(json_agg(json_build_object('licence', l.licence, 'product', l.product,
          'activation_date', l.activation_date, 'expiry', l.expiry) order by l.product, l.licence), '[]')
        from licences l where l.client_id = c.id) as licences,
      (select coalesce(json_agg(m), '[]') from (
        select s.year, s.month, sum(s.quotes)::int as quotes, sum(s.orders)::int as orders
        from licences l join software_activity s on s.licence = l.licence where l.client_id = c.id
        group by s.year, s.month order by s.year desc, s.month desc
      ) m) as activity
    from clients c
    where c.id = ${ids.client} and ${seesClient(person, 'c')} and (${ids.agency} = 0 or c.agency_id = ${ids.agency})`.execute(
    db,
  )
  return rows[0]
}
