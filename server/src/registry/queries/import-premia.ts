import type { Landing } from '../../platform/bulk-load/landing.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The rows as they will be: what the file has no column for stays as it is, and is empty of a new one. */
const matched = (given: ReadonlySet<string>) => {
  const of = (column: 'tier' | 'next_tier' | 'missing') =>
    sql.ref(given.has(column) ? `l.${column}` : `o.${column}`)
  return sql`
    select r.*, o.client_id is null as is_new,
      (r.points, r.tier, r.next_tier, r.missing) is distinct from (o.points, o.tier, o.next_tier, o.missing) as differs
    from landing_premia l left join premia o on o.client_id = l.client_id and o.year = l.year
    cross join lateral (select l.client_id, l.year, l.points, coalesce(${of('tier')}, '') as tier,
      coalesce(${of('next_tier')}, '') as next_tier, ${of('missing')} as missing) r`
}

/** Points of the reward programme of an ERP file on their way into `premia`. */
export const premiaLanding = {
  table: 'landing_premia',
  columns: ['client_id', 'year', 'points', 'tier', 'next_tier', 'missing'],
  key: ['client_id', 'year'],
  held: sql`
    select c.code as client_code, p.year::text as year, p.points::text as points, nullif(p.tier, '') as tier,
      nullif(p.next_tier, '') as next_tier, p.missing::text as missing
    from premia p join clients c on c.id = p.client_id where c.status <> 'deleted' order by p.year, c.code`,

  async create(db) {
    await sql`
      create temporary table landing_premia (
        line bigint not null,
        client_id integer not null,
        year smallint not null,
        points integer not null,
        tier text,
        next_tier text,
        missing integer
      )`.execute(db)
  },

  async compare(db, given) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where is_new) as created, count(*) filter (where not is_new and differs) as updated,
        count(*) filter (where not differs) as unchanged
      from (${matched(given)}) m`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] }
  },

  async apply(tx, given, step) {
    const { numAffectedRows } = await sql`
      insert into premia (client_id, year, points, tier, next_tier, missing, as_of)
      select client_id, year, points, tier, next_tier, missing, 'epoch' from (${matched(given)}) m
      where differs
      on conflict (year, client_id) do update set points = excluded.points, tier = excluded.tier,
        next_tier = excluded.next_tier, missing = excluded.missing`.execute(tx)
    await step(Number(numAffectedRows ?? 0))
  },
} satisfies Landing

/**
 * Says of all rows of the file at hand, changed or not, that they stand at a day: what the forecast goes by.
 * @returns that day
 */
export async function confirmPremia(tx: Db, day: string): Promise<string> {
  await sql`update premia p set as_of = ${day} from landing_premia l
    where l.client_id = p.client_id and l.year = p.year and p.as_of <> ${day}::date`.execute(tx)
  return day
}
