import type { RowOf, SortOf } from '@mandato/contract/list'
import type { DiscountState } from '@mandato/contract/prices/book'
import type { priceCalls } from '@mandato/contract/prices/calls'
import type { PriceList } from '@mandato/contract/prices/list-rows'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { seesClient } from '../../registry/index.ts'
import { isTyped } from './typed.ts'

/**
 * Rows that hold on their last day and after which an earlier one of the same article holds again. The id of the list
 * has another name here: `listPage` calls its own column so.
 */
const fallingBack = sql`(
    select p.list_id as its_list, l.code as list, l.currency, a.id as article_id, a.code, a.description, a.words, a.bare_code, p.price_cents,
      p.valid_from, p.valid_to, o.price_cents as next_price
    from list_prices p join articles a on a.id = p.article_id join price_lists l on l.id = p.list_id
    cross join lateral (
      select o.price_cents, o.valid_from from list_prices o
      where o.list_id = p.list_id and o.article_id = p.article_id and o.valid_from <= p.valid_to + 1
        and (o.valid_to is null or o.valid_to > p.valid_to)
      order by o.valid_from desc limit 1
    ) o
    where o.valid_from < p.valid_from and not exists (
      select from list_prices k where k.list_id = p.list_id and k.article_id = p.article_id and k.valid_from > p.valid_from
        and k.valid_from <= p.valid_to and (k.valid_to is null or k.valid_to >= p.valid_to))
  ) p`
const notOver = (today: string) => sql<boolean>`p.valid_to >= ${today}::date`

/** The lists with what stands in them today. */
export async function standingLists(db: Db, today: string): Promise<z.input<typeof PriceList>[]> {
  const { rows } = await sql<z.input<typeof PriceList>>`
    select l.id, l.code, l.currency, n.articles, n.valid_from, n.next_from, c.clients, coalesce(f.falls_back, 0) as falls_back,
      d.at as loaded_at, u.name as loaded_by
    from price_lists l
    left join lateral (
      select count(distinct p.article_id) filter (where p.valid_from <= ${today}::date
          and (p.valid_to is null or p.valid_to >= ${today}::date))::int as articles,
        max(p.valid_from) filter (where p.valid_from <= ${today}::date) as valid_from,
        min(p.valid_from) filter (where p.valid_from > ${today}::date) as next_from, max(p.load_id) as load_id
      from list_prices p where p.list_id = l.id
    ) n on true
    left join lateral (select count(*)::int as clients from price_clients c where coalesce(c.list, 'PUBLIC') = l.code
      and c.status <> 'deleted') c on true
    left join (select p.its_list, count(*)::int as falls_back from ${fallingBack} where ${notOver(today)}
      group by p.its_list) f on f.its_list = l.id
    left join price_loads d on d.id = n.load_id left join user_cards u on u.id = d.loaded_by
    order by l.code`.execute(db)
  return rows
}

type Warnings = typeof priceCalls.priceWarnings
export const priceWarnings = (
  today: string,
  { q, list, sort, order }: Pick<z.output<Warnings['query']>, 'q' | 'list' | 'sort' | 'order'>,
): List<RowOf<Warnings>> => {
  const keys: Readonly<Record<SortOf<Warnings>, RawBuilder<unknown>>> = {
    code: sql`p.code`,
    valid_to: sql`p.valid_to`,
  }
  return {
    from: fallingBack,
    where: [
      notOver(today),
      list !== undefined && sql<boolean>`p.its_list = ${list}::int`,
      q && isTyped('p', q),
    ],
    id: sql`(p.its_list, p.article_id, p.valid_from)`,
    sort: keys[sort],
    order,
    joins: sql`left join energy_labels e on e.code = p.code`,
    fields: sql`p.list, p.code, p.description, e.energy_class, e.energy_range, p.price_cents as price, p.valid_to, p.next_price,
      p.currency`,
  }
}

type Discounts = typeof priceCalls.discounts
const holder = sql`coalesce(l.code, c.business_name)`
/** Another one of the same holder and family began later, and holds on that day. */
const isFollowed = (
  today: string,
  sameHolder: RawBuilder<unknown>,
) => sql<boolean>`exists (select from discounts o
  where ${sameHolder} and o.family_code = d.family_code and o.valid_from > d.valid_from
    and o.valid_from <= ${today}::date and (o.valid_to is null or o.valid_to >= ${today}::date))`
/** For the rows of one page: found by the index of the holder. */
const stateOn = (today: string) => sql`case when d.valid_from > ${today}::date then 'coming'
  when d.valid_to < ${today}::date then 'ended'
  when ${isFollowed(today, sql`(o.client_id = d.client_id or o.list_id = d.its_list)`)} then 'superseded'
  else 'standing' end`

/** The same for all rows at once: an equality can be joined, and is not asked row by row. */
function isInState(state: DiscountState, today: string): RawBuilder<boolean> {
  if (state === 'coming') return sql<boolean>`d.valid_from > ${today}::date`
  if (state === 'ended') return sql<boolean>`d.valid_to < ${today}::date`
  const holds = sql`d.valid_from <= ${today}::date and (d.valid_to is null or d.valid_to >= ${today}::date)`
  const followed = isFollowed(
    today,
    sql`coalesce(o.client_id, -o.list_id) = coalesce(d.client_id, -d.its_list)`,
  )
  return state === 'standing'
    ? sql<boolean>`${holds} and not ${followed}`
    : sql<boolean>`${holds} and ${followed}`
}

export const discountRows = (
  person: Person,
  today: string,
  {
    q,
    client,
    list,
    state,
    sort,
    order,
  }: Pick<z.output<Discounts['query']>, 'q' | 'client' | 'list' | 'state' | 'sort' | 'order'>,
): List<RowOf<Discounts>> => {
  const keys: Readonly<Record<SortOf<Discounts>, RawBuilder<unknown>>> = {
    holder,
    valid_from: sql`d.valid_from`,
  }
  return {
    from: sql`(select id, client_id, list_id as its_list, family_code, valid_from, valid_to, chain, note, load_id
        from discounts) d
      left join price_lists l on l.id = d.its_list left join price_clients c on c.id = d.client_id`,
    where: [
      sql<boolean>`(d.client_id is null or (c.status <> 'deleted' and ${seesClient(person, 'c')}))`,
      q &&
        sql<boolean>`plain(coalesce(l.code, c.business_name || ' ' || c.code) || ' ' || d.note) like ${containing(q)}`,
      client !== undefined && sql<boolean>`d.client_id = ${client}::int`,
      list !== undefined && sql<boolean>`d.its_list = ${list}::int`,
      state !== undefined && isInState(state, today),
    ],
    id: sql`d.id`,
    sort: keys[sort],
    order,
    joins: sql`join price_loads g on g.id = d.load_id left join user_cards u on u.id = g.loaded_by`,
    fields: sql`d.id, ${holder} as holder, d.client_id, (case when d.client_id is null then 'list' else 'client' end)
      || (case when d.family_code = '' then '' else '_family' end) as source, d.family_code, d.chain, d.valid_from,
      d.valid_to, ${stateOn(today)} as state, d.note, g.at as loaded_at, u.name as loaded_by`,
  }
}
