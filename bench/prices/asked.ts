import { type Search, searches } from '../lib/many-prices.ts'
import type { Asked, Statement } from '../lists/asked.ts'

/** What a bench adds to a database: the reference multiplies the steps of a chain. */
export const product = `create aggregate bench_product (numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1')`

/**
 * The search without the portal: its own statement, whose JSON PostgreSQL writes. Planned for each text as the portal's
 * is: how many articles a piece of text fits decides the plan.
 */
function search(asked: URL): Statement {
  const q = asked.searchParams.get('q') ?? ''
  const words = q.split(/\s+/)
  const values = [q, ...words.map((word) => word.replace(/[\\%_]/g, '\\$&'))]
  const code = words.length === 1 && /\d/.test(q)
  const named = code ? 'plain(a.description)' : 'a.words'
  // Where few fit, all of them are found by their index and sorted; in the order of the codes it would read half of them.
  const few = `a.code || ''`
  const long = (q.match(/[a-z\d]/gi)?.length ?? 0) > 3
  const every = words.map((_, n) => `${named} like '%' || plain($${n + 2}) || '%'`).join(' and ')
  const ranked = (rank: number, where: string, by = 'a.code') =>
    `(select a.id, a.code, ${rank} as rank from articles a where ${where} order by ${by} limit 51)`
  const text = `
    with same as materialized ${ranked(0, 'a.bare_code = bare($1)')},
    starting as materialized ${ranked(1, `a.bare_code like bare($1) || '%' and a.bare_code <> bare($1)`)},
    holding as materialized ${ranked(
      2,
      `(select count(*) from starting) < 51
      and a.bare_code like '%' || bare($1) || '%' and a.bare_code not like bare($1) || '%'`,
      long ? few : 'a.code',
    )},
    named as materialized ${ranked(
      3,
      `(select count(*) from starting) + (select count(*) from holding) < 51
      and ${every} and a.bare_code not like '%' || bare($1) || '%'`,
      words.length > 1 ? few : 'a.code',
    )},
    hit as materialized (
      select id, rank from (table same union all table starting union all table holding union all table named) ranked
      order by rank, code limit 50
    ), few as (select coalesce((select (value ->> 'few_up_to')::int from settings where key = 'ready'), 5) as up_to)
    select json_build_object('rows', coalesce(json_agg(r), '[]'))::text as json from (
      select a.code, a.description, e.energy_class, e.energy_range, a.dimensions, a.finish_group, a.family_code, a.unit,
        'PUBLIC' as list, 'EUR' as currency, p.price_cents::float8 / 100 as list_price, p.valid_from, p.valid_to,
        coalesce((select json_agg(json_build_object('percent', s.percent::float8, 'source', p.source, 'valid_from', p.since,
            'subtotal', round(s.rest, greatest(2, min_scale(s.rest)))::text) order by s.n)
          from (select n, percent, p.price_cents * 0.01 * bench_product(1 - percent * 0.01) over (order by n) as rest
            from unnest(string_to_array(p.chain, '+')::numeric[]) with ordinality c (percent, n)) s), '[]') as discounts,
        round(p.price_cents * coalesce(p.factor, 1))::float8 / 100 as net_price,
        case when p.price_cents is null then 'not_in_list' end as reason,
        case when f.free = 1 then 'only_one' when f.free between 2 and (select up_to from few) then 'few'
          when f.free > 1 then 'available' end as available
      from hit h join articles a on a.id = h.id left join energy_labels e on e.code = a.code
      left join (select c.code, ready_free(g.appliance_id, now()) as free from appliance_cards c
        join ready_goods g on g.appliance_id = c.id) f on f.code = a.code
      left join lateral (
        select w.price_cents, w.valid_from, w.valid_to, d.chain, d.factor, d.valid_from as since,
          'list' || case when d.family_code = '' then '' else '_family' end as source
        from (select * from list_prices s where s.list_id = (select id from price_lists where code = 'PUBLIC')
            and s.article_id = a.id and s.valid_from <= current_date
            and (s.valid_to is null or s.valid_to >= current_date)
          order by s.valid_from desc limit 1) w
        left join lateral (select * from discounts s where s.list_id = w.list_id
            and (s.family_code = '' or s.family_code = a.family_code) and s.valid_from <= current_date
            and (s.valid_to is null or s.valid_to >= current_date)
          order by s.family_code = '', s.valid_from desc limit 1) d on true
      ) p on true
      order by h.rank, a.code
    ) r`
  return { text, values, planned: 'each time' }
}

/** Codes up to this number are looked for: they are there however short the bench is. */
const spread = 2_000

const kinds: readonly (readonly [Search, string])[] = [
  ['code', 'prices by whole codes'],
  ['middle', 'prices by the middle of a code'],
  ['words', 'prices by two words'],
  ['letters', 'prices by three letters of a tenth of all'],
]

/** Searches of an agent without a client: the public list. */
export const priceSearches: readonly Asked[] = kinds.map(([kind, name]) => ({
  goal: 'P15',
  name,
  who: 'agent@mandato.example',
  target: 0.7,
  url: (n) => `/api/v1.0/prezzi/search?q=${encodeURIComponent(searches[kind](n, spread))}`,
  reference: search,
}))
