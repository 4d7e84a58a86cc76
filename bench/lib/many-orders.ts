import type pg from 'pg'
import { isTiny, type RoundsOptions } from './rounds.ts'

/** Orders of a large network: those of the demonstration company again and again, each with its lines. */
export async function manyOrders(pool: pg.Pool, options: RoundsOptions): Promise<void> {
  const wanted = isTiny(options) ? 3_000 : 100_000
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    `create temporary table more on commit drop as
     select o.id as of_id, n, (select max(id) from orders) + row_number() over (order by n, o.id) as id
     from orders o cross join generate_series(1, 1 + $1::int / (select count(*)::int from orders where number is not null)) n
     where o.number is not null order by n, o.id limit $1 - (select count(*) from orders)`,
    [wanted],
  )
  await client.query(`
    create temporary table copied on commit drop as
    select m.id as new_id, m.n, o.* from more m join orders o on o.id = m.of_id`)
  await client.query(`
    insert into orders overriding system value
    select (jsonb_populate_record(null::orders, to_jsonb(c) - 'new_id' - 'n' || jsonb_build_object('id', c.new_id,
      'number', c.number || '-' || c.n, 'reference', c.reference || ' ' || c.n,
      'order_date', c.order_date - c.n % 300, 'delivery_request_date', null))).* from copied c`)
  await client.query(`
    insert into order_lines
    select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_id', m.id))).*
    from more m join order_lines l on l.order_id = m.of_id`)
  await client.query('commit')
  client.release()
  await pool.query('vacuum analyze orders, order_lines')
}
