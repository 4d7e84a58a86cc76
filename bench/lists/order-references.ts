import { orderStatuses } from '../../contract/src/orders/names.ts'
import type { Statement } from './asked.ts'
import { pageOf, sorted, values } from './references.ts'

/** The list of orders as somebody of the sales sees it who has no areas, with how many there are of each status. */
export function orders(asked: URL): Statement {
  const { given, place } = values()
  const { searchParams, pathname } = asked
  const keys: Readonly<Record<string, string>> = {
    order_date: 'o.order_date',
    number: 'o.number',
    client: 'plain(c.business_name)',
    reference: 'plain(o.reference)',
  }
  const key = keys[searchParams.get('sort') ?? ''] ?? 'o.order_date'
  const status = searchParams.get('status')
  const seen = `o.status <> 'draft' and c.status <> 'deleted'`
  const wanted = status ? ` and o.status = ${place(status)}` : ''
  const { length, from } = pageOf(asked, Number(pathname.split('/').at(-1)))
  const by = `${sorted(asked)} nulls last`
  const day = `(now() at time zone 'Europe/Rome')::date`
  const none = orderStatuses.map((one) => `'${one}', 0`).join(', ')
  const text = `
    with seen as materialized (
      select o.id, ${key} as key from orders o join clients c on c.id = o.client_id where ${seen}${wanted}
    )
    select json_build_object('total', (select count(*) from seen),
      'counts', jsonb_build_object(${none}) || coalesce((select jsonb_object_agg(s.status, s.n) from (
        select order_status(o.status, o.pickup_from, o.pickup_until, ${day}) as status, count(*) as n
        from orders o join clients c on c.id = o.client_id where ${seen} group by 1) s), '{}'),
      'rows', coalesce((select json_agg(r) from (
        select o.id, o.number, o.type, order_status(o.status, o.pickup_from, o.pickup_until, ${day}) as status,
          to_char(o.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since, o.revision, o.version, o.client_id,
          c.code as client_code, c.business_name as client, c.agency_id, a.business_name as agency, o.reference, o.order_date,
          o.delivery_request_date, u.name as author,
          to_char(o.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at, l.lines_count, l.pieces,
          l.total::float8 / 100 as total, l.unpriced, l.currency
        from (select id, key from seen order by key ${by}, id limit ${length} offset ${place(from)}) p
          join orders o on o.id = p.id join clients c on c.id = o.client_id join agencies a on a.id = c.agency_id
          left join users u on u.id = o.created_by
          cross join lateral (select count(*) as lines_count, coalesce(sum(l.quantity), 0) as pieces,
            case when bool_and(l.line_cents is not null) then sum(l.line_cents) end as total,
            count(*) filter (where l.line_cents is null and o.type <> 'missing') as unpriced, max(l.currency) as currency
            from order_lines l where l.order_id = o.id) l
        order by p.key ${by}, o.id
      ) r), '[]'))::text as json`
  return { text, values: given }
}
