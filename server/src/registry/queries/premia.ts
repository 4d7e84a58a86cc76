import type { RowOf, SortOf } from '@mandato/contract/list'
import type { premiaCalls } from '@mandato/contract/registry/premia-calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { seesClient } from './scope.ts'

type Call = typeof premiaCalls.premia
type Filter = z.output<Call['query']>

/** The points of one year, so that a client stands there once. */
const ofYear = (year: number | null) => sql`(select * from premia_cards where year = ${year}::int) p
  join clients c on c.id = p.client_id join agencies a on a.id = c.agency_id`
const inSight = (person: Person) => [sql<boolean>`c.status <> 'deleted'`, seesClient(person, 'c')]
const reaches = sql<boolean>`coalesce(p.forecast >= p.points::bigint + p.missing, false)`

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  code: sql`c.code`,
  business_name: sql`plain(c.business_name)`,
  agency: sql`plain(a.business_name)`,
  points: sql`p.points`,
  missing_to_next: sql`p.missing`,
  forecast: sql`p.forecast`,
}

/** The points of a year of the clients in sight. */
export const premiaList = (
  person: Person,
  year: number | null,
  { q, agency, client, tier, reach, sort, order }: Filter,
): List<RowOf<Call>> => ({
  from: ofYear(year),
  where: [
    ...inSight(person),
    q && sql<boolean>`plain(c.business_name || ' ' || c.code) like ${containing(q)}`,
    agency !== undefined && sql<boolean>`c.agency_id = ${agency}`,
    client !== undefined && sql<boolean>`c.id = ${client}`,
    tier !== undefined && sql<boolean>`p.tier = ${tier}`,
    reach !== undefined && sql<boolean>`${reaches} = ${reach}`,
  ],
  id: sql`c.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`c.id, c.code, c.business_name, c.agency_id, a.business_name as agency, p.year, p.points, p.tier,
    p.next_tier, p.missing as missing_to_next, p.forecast, p.as_of`,
})

/** The years there are points of, the latest first. */
export async function premiaYears(db: Db): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select y as year from generate_series((select max(year) from premia), (select min(year) from premia), -1) y
    where exists (select from premia where year = y) order by y desc`.execute(db)
  return rows.map(({ year }) => year)
}

/** The day the points in sight stand at and the tiers reached, whatever the filters are. */
export async function premiaStanding(
  db: Db,
  person: Person,
  year: number | null,
): Promise<{ readonly as_of: string | null; readonly tiers: string[] }> {
  const { rows } = await sql<{ tier: string; as_of: string }>`
    select p.tier, max(p.as_of) as as_of from ${ofYear(year)} where ${sql.join(inSight(person), sql` and `)}
    group by p.tier order by max(p.points) desc, p.tier`.execute(db)
  const days = rows.map(({ as_of }) => as_of).toSorted()
  return { as_of: days.at(-1) ?? null, tiers: rows.flatMap(({ tier }) => tier || []) }
}
