import type { EnergyClass, EnergyRange } from '@mandato/contract/catalogue/energy'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/*
 * Whoever changes what is held, waited for or reserved of an article first locks its row, and then looks in a statement of
 * its own: what another act did while one waited for the lock is seen only by a later statement. In the plain case a
 * function of the database does both (0275); what is here is for all the others.
 */

/** Locks articles until the act ends, always in the same order; gives those there are. */
export async function lockGoods(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ appliance_id: number }>`${prepared}
    select appliance_id from ready_goods where appliance_id = any(${[...new Set(ids)]}) order by appliance_id
    for update`.execute(db)
  return rows.map(({ appliance_id }) => appliance_id)
}

/** An article as one person finds it. */
export interface Standing {
  readonly id: number
  readonly code: string
  /** What nobody has; below nought where less was counted than is promised. */
  readonly free: number
  /** What the person holds. */
  readonly own: number
  /** Somebody waits, or a hold is past its end and says so nowhere: to be settled first. */
  readonly unsettled: boolean
}

/** Those of some articles that are to be settled: of most that come free nobody waits. */
export async function unsettledOf(db: Db, ids: readonly number[], at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select g.appliance_id as id from ready_goods g where g.appliance_id = any(${[...ids]})
      and ready_unsettled(g.appliance_id, ${at}) order by g.appliance_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How articles stand at a moment for a person. */
export async function standingOf(
  db: Db,
  ids: readonly number[],
  user: number,
  at: Date,
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`${prepared}
    select g.appliance_id as id, a.code, ready_free(g.appliance_id, ${at}) as free,
      ready_own(g.appliance_id, ${user}, ${at}) as own, ready_unsettled(g.appliance_id, ${at}) as unsettled
    from ready_goods g join appliance_cards a on a.id = g.appliance_id
    where g.appliance_id = any(${[...ids]}) order by g.appliance_id`.execute(db)
  return rows
}

/**
 * Whose turn can come, of `user_cards u`: the account is open, and sees ready goods still. The press does not, nor a
 * registered buyer without a shop.
 */
export const mayBeServed = sql<boolean>`u.active and u.profile is distinct from 'press'
  and (u.user_type <> 3 or u.profile is null or u.client_id is not null)`

/** A hold that came to whoever was next. */
export interface Served {
  readonly appliance_id: number
  readonly user_id: number
  readonly email: string
  readonly language: Language
  readonly quantity: number
  readonly ends_at: string
  readonly name: string
  readonly code: string
  readonly energy_class: EnergyClass | null
  readonly energy_range: EnergyRange | null
}

/**
 * Ends the holds that are past their end and gives what is free to those who wait, in their order: each as much as it
 * wants, as far as it goes. The articles are locked.
 */
export async function serveQueue(
  db: Db,
  ids: readonly number[],
  at: Date,
  minutes: number,
): Promise<Served[]> {
  await sql`update ready_holds set ended_at = ends_at
    where appliance_id = any(${[...ids]}) and ended_at is null and ends_at <= ${at}`.execute(db)
  const { rows } = await sql<Served>`
    with waiting as (
      select q.appliance_id, q.user_id, q.quantity, q.client_id, ready_free(q.appliance_id, ${at}) as free,
        sum(q.quantity) over (partition by q.appliance_id order by q.id) - q.quantity as before
      from ready_queue q join user_cards u on u.id = q.user_id and ${mayBeServed}
      where q.appliance_id = any(${[...ids]}) and q.left_at is null
    ), served as (
      insert into ready_holds (appliance_id, user_id, quantity, client_id, from_queue, begun_at, ends_at)
      select appliance_id, user_id, least(quantity, free - before), client_id, true, ${at},
        ${at}::timestamptz + make_interval(mins => ${minutes}::int)
      from waiting where before < free
      returning id, appliance_id, user_id, quantity, ends_at
    ), gone as (
      update ready_queue q set left_at = ${at}, hold_id = s.id from served s
      where q.appliance_id = s.appliance_id and q.user_id = s.user_id and q.left_at is null
    )
    select s.appliance_id, s.user_id, u.email, u.language, s.quantity, s.ends_at, a.name, a.code, a.energy_class,
      a.energy_range
    from served s join appliance_cards a on a.id = s.appliance_id join user_cards u on u.id = s.user_id`.execute(
    db,
  )
  return rows
}

/** Articles that something may have come free of since somebody last looked. */
export async function goodsToSettle(db: Db, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select appliance_id as id from ready_holds where ended_at is null and ends_at <= ${at}
    union select q.appliance_id from ready_queue q join user_cards u on u.id = q.user_id and ${mayBeServed}
      where q.left_at is null and ready_free(q.appliance_id, ${at}) > 0 order by id`.execute(db)
  return rows.map(({ id }) => id)
}
