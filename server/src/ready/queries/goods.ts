import { energyClasses } from '@mandato/contract/catalogue/energy'
import type { readyCalls } from '@mandato/contract/ready/calls'
import type * as z from 'zod'
import { applianceSortKeys, narrowedAppliances } from '../../catalogue/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { prepared, sql } from '../../platform/db/sql.ts'
import type { EnergyClass, EnergyGroup, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Hold } from './holds.ts'

type Call = typeof readyCalls.readyGoods
export type ReadyQuery = z.output<Call['query']>

/** An article as the store has it; its price is worked out apart. */
export interface StoredArticle {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly brand: string
  readonly group: EnergyGroup | null
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
  readonly width: number | null
  readonly height: number | null
  readonly depth: number | null
  readonly thumb_id: number | null
  readonly file_price: number | null
  readonly counted_at: string
  readonly free: number
  /** What the person holds of it; it counts as free for that person. */
  readonly own: number
  /** The hold it took by itself, else that of the queue. */
  readonly hold: Omit<Hold, 'appliance_id'> | null
}

/** Articles with what is free at a moment, and what a person holds. */
const stocked = (user: number, at: Date) => sql`ready_goods g join appliance_cards a on a.id = g.appliance_id
  cross join lateral (select ready_free(g.appliance_id, ${at}) as free,
    ready_own(g.appliance_id, ${user}, ${at}) as own) f`

const fields = (user: number, at: Date) => sql<StoredArticle>`a.id, a.code, a.name, a.brand,
  a.energy_group as "group", a.energy_class, a.energy_range, a.width_mm as width, a.height_mm as height,
  a.depth_mm as depth, a.thumb_id, a.price as file_price, g.counted_at, f.free, f.own,
  (select json_build_object('id', h.id, 'quantity', h.quantity, 'begun_at', h.begun_at, 'ends_at', h.ends_at,
      'from_queue', h.from_queue)
    from ready_holds h where h.appliance_id = g.appliance_id and h.user_id = ${user} and h.ended_at is null
      and h.ends_at > ${at} order by h.from_queue, h.ends_at limit 1) as hold`

/** What is there for a person. */
export const readyGoods = (user: number, at: Date, query: ReadyQuery): List<StoredArticle> => ({
  from: stocked(user, at),
  where: [sql<boolean>`f.free + f.own > 0`, ...narrowedAppliances({ ...query, group: query.category })],
  id: sql`a.id`,
  sort: applianceSortKeys[query.sort],
  order: query.order,
  fields: fields(user, at),
})

/** Articles, whether something of them is free or not. */
export async function readyArticles(
  db: Db,
  ids: readonly number[],
  user: number,
  at: Date,
): Promise<StoredArticle[]> {
  const { rows } = await sql<StoredArticle>`${prepared}
    select ${fields(user, at)} from ${stocked(user, at)} where a.id = any(${[...ids]})`.execute(db)
  return rows
}

/** One of them. */
export const readyArticle = async (
  db: Db,
  id: number,
  user: number,
  at: Date,
): Promise<StoredArticle | undefined> => (await readyArticles(db, [id], user, at))[0]

const most = 8
/** What is there of the same kind and width, of the same class or a better one; the best class first. */
export async function substitutesOf(db: Db, id: number, user: number, at: Date): Promise<StoredArticle[]> {
  const rank = (alias: string) =>
    sql`coalesce(array_position(${[...energyClasses]}::text[], ${sql.ref(`${alias}.energy_class`)}), 0)`
  const { rows } = await sql<StoredArticle>`
    select ${fields(user, at)} from ${stocked(user, at)}
    join appliance_cards w on w.id = ${id}
    where a.id <> w.id and a.energy_group is not distinct from w.energy_group and a.width_mm = w.width_mm
      and ${rank('a')} <= ${rank('w')} and f.free > 0
    order by ${rank('a')}, a.price, a.code limit ${most}`.execute(db)
  return rows
}

/** When the goods were counted last, the brands there are, and of how many articles less is there than promised. */
export async function countOf(
  db: Db,
  at: Date,
): Promise<{ readonly counted_at: string | null; readonly brands: string[]; readonly short: number }> {
  const { rows } = await sql<{ counted_at: string | null; brands: string[]; short: number }>`
    select max(g.counted_at) as counted_at,
      coalesce(array_agg(distinct a.brand order by a.brand) filter (where a.brand <> ''), '{}') as brands,
      (count(*) filter (where ready_free(g.appliance_id, ${at}) < 0))::int as short
    from ready_goods g join appliance_cards a on a.id = g.appliance_id`.execute(db)
  return rows[0] ?? { counted_at: null, brands: [], short: 0 }
}

/** What is free of articles for a person, whose own holds are free, by their codes: for whoever shows them elsewhere. */
export async function freeByCode(
  db: Db,
  codes: readonly string[],
  userId: number,
  at: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; free: number }>`
    ${prepared} select a.code, f.free + f.own as free from ${stocked(userId, at)} where a.code = any(${[...codes]})`.execute(
    db,
  )
  return new Map(rows.map(({ code, free }) => [code, free]))
}
