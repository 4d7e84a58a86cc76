import type { Landing } from '../../platform/bulk-load/landing.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

const compared = sql`landing_stock l join appliance_cards a on a.id = l.appliance_id
  left join ready_goods g on g.appliance_id = l.appliance_id`

/** Counts of goods that are ready. An article that no file names keeps its count; less than is promised is taken, too. */
export const stockLanding = {
  table: 'landing_stock',
  columns: ['appliance_id', 'counted'],
  key: ['appliance_id'],
  held: sql`
    select a.code, g.counted::text as quantity
    from ready_goods g join appliance_cards a on a.id = g.appliance_id order by a.code`,

  async create(db) {
    await sql`
      create temporary table landing_stock (line bigint not null, appliance_id integer not null, counted integer not null)`.execute(
      db,
    )
  },

  async compare(db) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number; short: number }>`
      select count(*) filter (where g.counted is null) as created, count(*) filter (where g.counted <> l.counted) as updated,
        count(*) filter (where g.counted = l.counted) as unchanged,
        count(*) filter (where l.counted < (select coalesce(sum(r.quantity), 0) from ready_reservations r
          where r.appliance_id = l.appliance_id and r.state = 'open' and (r.until is null or r.until > now()))) as short
      from ${compared}`.execute(db)
    const { short, ...counts } = rows[0] ?? { created: 0, updated: 0, unchanged: 0, short: 0 }
    return { ...counts, effects: short > 0 ? [{ key: 'ready_short', count: short }] : [] }
  },

  async changes(db, _given, most) {
    const { rows } = await sql<{ line: number; subject: string; before: string | null; after: string }>`
      select l.line, a.code as subject, g.counted::text as before, l.counted::text as after
      from ${compared} where g.counted is distinct from l.counted order by l.line limit ${most}`.execute(db)
    return rows.map(({ line, subject, before, after }) => ({
      what: before === null ? ('created' as const) : ('updated' as const),
      line,
      subject,
      details: [{ column: 'quantity', from: before, to: after }],
    }))
  },

  async apply(tx, _given, step) {
    // In the order in which everybody locks them; what was collected until now is in the new count.
    await sql`select from ready_goods where appliance_id in (select appliance_id from landing_stock)
      order by appliance_id for update`.execute(tx)
    const { numAffectedRows } = await sql`
      insert into ready_goods (appliance_id, counted, counted_at)
      select l.appliance_id, l.counted, clock_timestamp() from landing_stock l order by l.appliance_id
      on conflict (appliance_id) do update set counted = excluded.counted, counted_at = excluded.counted_at`.execute(
      tx,
    )
    await step(Number(numAffectedRows ?? 0))
  },
} satisfies Landing

/**
 * The file at hand is a count of this moment. Whoever waits for what it brought is served and written to by the job of the
 * next minute, or by whoever comes before it: an import has no mails of its own.
 */
export async function noteCount(tx: Db, at: Date): Promise<void> {
  await sql`update ready_goods set counted_at = ${at} where appliance_id in (select appliance_id from landing_stock)`.execute(
    tx,
  )
}

/** Ids of articles by their codes. */
export async function applianceIds(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: number; code: string }>`select id, code from appliance_cards`.execute(db)
  return new Map(rows.map(({ id, code }) => [code, String(id)]))
}
