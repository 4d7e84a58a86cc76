import type { RowOf, SortOf } from '@mandato/contract/list'
import type { priceCalls } from '@mandato/contract/prices/calls'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'
import { energyJoin } from './prices.ts'
import { type Bargain, withPrice } from './resolve.ts'
import { isTyped } from './typed.ts'

type Call = typeof priceCalls.priceChanges
type Filter = Pick<z.output<Call['query']>, 'q' | 'sort' | 'order'>

const delta = (now: string, before: string) => sql`case when ${sql.ref(before)} > 0 then
  round(100.0 * (${sql.ref(now)} - ${sql.ref(before)}) / ${sql.ref(before)}, 1)::float8 end`
const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  code: sql`a.code`,
  delta_pct: delta('p.net_cents', 'b.net_cents'),
}
const turns = (row: string, { day }: Bargain, from: string) => sql`
  (${sql.ref(`${row}.valid_from`)} > ${from} and ${sql.ref(`${row}.valid_from`)} <= ${day}
    or ${sql.ref(`${row}.valid_to`)} >= ${from} and ${sql.ref(`${row}.valid_to`)} < ${day})`

/**
 * The articles whose net price on the day of the bargain is another than on an earlier one. Only what has a row or a
 * discount that begins or ends in between can be; the others are not looked up.
 */
export const changedPrices = (
  bargain: Bargain,
  from: string,
  { q, sort, order }: Filter,
): List<RowOf<Call>> => ({
  from: sql`(
      select * from articles a where exists (
          select from list_prices s where s.list_id = ${bargain.listId}::int and s.article_id = a.id
            and ${turns('s', bargain, from)})
        or a.family_code in (select s.family_code from discounts s where ${mine(bargain)} and ${turns('s', bargain, from)})
        or exists (select from discounts s where ${mine(bargain)} and s.family_code = '' and ${turns('s', bargain, from)})
    ) a ${withPrice({ ...bargain, day: from }, 'b')} ${withPrice(bargain)}`,
  where: [sql<boolean>`b.net_cents is distinct from p.net_cents`, q && isTyped('a', q)],
  id: sql`a.id`,
  sort: sortKeys[sort],
  order,
  joins: energyJoin,
  fields: sql`a.code, a.description, e.energy_class, e.energy_range, b.net_cents as "from", p.net_cents as "to", ${sortKeys.delta_pct} as delta_pct,
    case when b.net_cents is null then 'added' when p.net_cents is null then 'removed'
      when b.list_cents = p.list_cents then 'discount' when b.chain is not distinct from p.chain then 'list'
      else 'both' end as reason`,
})
const mine = ({ clientId, listId }: Bargain) =>
  sql`(s.client_id = ${clientId}::int or s.list_id = ${listId}::int)`

type Compare = typeof priceCalls.comparePriceLists
/** Where two lists differ, before any discount. */
export const comparedLists = (
  one: Bargain,
  other: Bargain,
  { q, sort, order }: Pick<z.output<Compare['query']>, 'q' | 'sort' | 'order'>,
): List<RowOf<Compare>> => {
  const keys = { code: sql`a.code`, delta_pct: delta('p.list_cents', 'b.list_cents') }
  return {
    from: sql`articles a ${withPrice(one, 'b')} ${withPrice(other)}`,
    where: [sql<boolean>`b.list_cents is distinct from p.list_cents`, q && isTyped('a', q)],
    id: sql`a.id`,
    sort: keys[sort],
    order,
    joins: energyJoin,
    fields: sql`a.code, a.description, e.energy_class, e.energy_range, b.list_cents as one, p.list_cents as other, ${keys.delta_pct} as delta_pct`,
  }
}
