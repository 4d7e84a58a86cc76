import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { onlyOwnLines } from '../policy.ts'
import { toCut } from './reading.ts'

/** Falling: at least a third less than in the same period of the year before, and then at least 5,000 euros. */
const least = { share: 2 / 3, cents: 500_000 }

/** Judges what a client bought, in cents: in the year before up to the same day, and this year. */
export const isFalling = (before: RawBuilder<unknown>, now: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${before} >= ${least.cents} and ${now} < ${before} * ${least.share}::float8)`

/** How many clients in sight buy much less than a year before, up to the day the figures stand at. */
export async function countFalling(db: Db, person: Person): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select coalesce(sum(${toCut}) filter (where r.year = p.prev_year), 0) as before,
        coalesce(sum(${toCut}) filter (where r.year = p.year), 0) as now
      from (
        select extract(year from as_of)::smallint as year, extract(year from as_of)::smallint - 1 as prev_year, month_day(as_of) as cut
        from revenue_state offset 0
      ) p
      join client_revenue r on r.year in (p.year, p.prev_year)
        and ${onlyOwnLines(person) ? sql`r.agency_id = ${person.agencyId}` : sql`true`}
      join client_cards c on c.id = r.client_id
      where c.status <> 'deleted' and ${seesClient(person, 'c')} group by r.client_id
    ) f where ${isFalling(sql`f.before`, sql`f.now`)}`.execute(db)
  return rows[0]?.count ?? 0
}
