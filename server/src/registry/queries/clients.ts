import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { containing, escapeLike, prepared, sql } from '../../platform/db/sql.ts'
import { seesAgency, seesClient } from './scope.ts'

export interface LightClient {
  id: number
  code: string
  business_name: string
  city: string | null
  province: string | null
  status: string
}

export async function clientIsSeenBy(db: Db, person: Person, id: number): Promise<boolean> {
  const { rows } = await sql`select from clients c where c.id = ${id} and ${seesClient(person)}`.execute(db)
  return rows.length > 0
}

/** Every client in sight for selects, sorted by name. */
export async function clientChoicesOf(
  db: Db,
  person: Person,
  filter: { q?: string | undefined; agency?: number | undefined },
): Promise<LightClient[]> {
  const like = filter.q ? `%${escapeLike(filter.q)}%` : null
  const { rows } = await sql<LightClient>`
    select c.id, c.code, c.business_name, c.city, c.province, c.status
    from clients c
    where c.status <> 'deleted' and ${seesClient(person)}
      and (${like}::text is null or c.searchable like plain(${like}::text) or c.code like upper(${like}::text))
      and (${filter.agency ?? null}::int is null or c.agency_id = ${filter.agency ?? null}::int)
    order by c.name_key, c.id`.execute(db)
  return rows
}

export interface Found {
  type: 'client'
  id: number
  code: string
  business_name: string
  city: string | null
  province: string | null
  agency: string
  link: string
}

/** Rows an answer of the search has at most. */
const enough = 20

/**
 * Header search: code first, then VAT number, then names that begin so, then names and towns that contain it;
 * accents and case make no difference. At most 20.
 *
 * What begins so comes from three indexes. Only when that does not fill the answer are the names and towns of all
 * clients in sight looked through ("never executed" otherwise, see search.test.ts).
 * @param q trimmed, at least two characters
 */
export async function findClients(db: Db, person: Person, q: string): Promise<Found[]> {
  const codes = beginsWith(sql`c.code`, sql`upper(${q})`)
  const numbers = beginsWith(sql`c.vat_number`, sql`${q}::text`)
  const names = beginsWith(sql`c.name_key`, sql`plain(${q})`)
  const anywhere = containing(q)
  const { rows } = await sql<Found>`${prepared}
    with quick as materialized (
      select c.id, case when c.code = upper(${q}) then 1 when ${codes} then 2 when ${numbers} then 3 else 4 end as rank
      from clients c
      where c.status <> 'deleted' and ${seesClient(person)} and (${codes} or ${numbers} or ${names})
      order by rank, c.name_key, c.id limit ${sql.lit(enough)}
    ), slow as materialized (
      select c.id, case when c.name_key like ${anywhere} then 5 else 6 end as rank
      from clients c
      where (select count(*) from quick) < ${sql.lit(enough)} and c.status <> 'deleted' and ${seesClient(person)}
        and c.searchable like ${anywhere} and c.id not in (select id from quick)
      order by rank, c.name_key, c.id limit ${sql.lit(enough)}
    )
    select 'client' as type, c.id, c.code, c.business_name, c.city, c.province, a.business_name as agency, '/clients/' || c.id as link
    from (select * from quick union all select * from slow) found
    join clients c on c.id = found.id join agencies a on a.id = c.agency_id
    order by found.rank, c.name_key, c.id limit ${sql.lit(enough)}`.execute(db)
  return rows
}

/**
 * What `like 'text%'` finds, in a form that a plan for any text can look up in an index of `text_pattern_ops`.
 * A letter above all others ends the range. The text is a select, so that it is made once and not for each row.
 */
const beginsWith = (column: RawBuilder<unknown>, text: RawBuilder<unknown>) =>
  sql<boolean>`(${column} ~>=~ (select ${text}) and ${column} ~<~ (select ${text} || U&'\\+10FFFF'))`

export interface RegistryEntry {
  is_client: boolean
  type: 'client' | 'agency'
  id: number
  business_name: string
  agency_id: number
}

/** What a registry id in sight is: a client or an agency. */
export async function entrySeenBy(db: Db, person: Person, id: number): Promise<RegistryEntry | undefined> {
  const { rows } = await sql<RegistryEntry>`
    select true as is_client, 'client' as type, c.id, c.business_name, c.agency_id from clients c where c.id = ${id} and ${seesClient(person)}
    union all
    select false, 'agency', a.id, a.business_name, a.id from agencies a where a.id = ${id} and ${seesAgency(person)}`.execute(
    db,
  )
  return rows[0]
}
