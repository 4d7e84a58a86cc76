import type { Language } from '@mandato/contract/words'
import type { OwnMaterialRow } from '@mandato/contract/shipping/goods-rows'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'

export type StoredOwn = Omit<z.input<typeof OwnMaterialRow>, 'url' | 'expected_on'> & {
  readonly has_letter: boolean
}

const piece = sql`json_build_object('product_id', m.product_id, 'product_code', m.product_code, 'name', m.name, 'quantity', l.quantity)`

const cards = (language: Language) =>
  sql`(select m.id as product_id, m.product_code, ${calledIn(language, 'm')} as name from material_cards m)`

/** What came to the clients of a customer or is on its way: shipments, what agents handed over, what went back. */
export const ownMaterials = (person: Person, language: Language): List<StoredOwn> => ({
  from: sql`(
      select 'shipment' as kind, s.id, s.number, coalesce(s.shipped_on, (s.created_at at time zone 'Europe/Rome')::date) as date,
        case when s.status = 'shipped' then 'shipped' else 'to_come' end as status, s.carrier, s.tracking, null as signed_by,
        (s.received_at at time zone 'Europe/Rome')::date as received_on, s.status in ('ready', 'shipped') as has_letter, 1 as turn
      from shipments s where s.client_id = any(${person.clientIds}) and s.status <> 'deleted'
      union all
      select 'hand_over', h.id, h.id::text, h.date, 'handed_over', '', '', h.signer_name, null, false, 2
      from hand_overs h where h.client_id = any(${person.clientIds}) and h.undone_at is null
      union all
      select 'return', r.id, r.id::text, r.date, 'returned', '', '', r.signer_name, null, false, 3
      from material_returns r where r.client_id = any(${person.clientIds})
    ) o`,
  where: [],
  id: sql`o.turn * 10000000000::bigint + o.id`,
  lookUp: (id) => sql<boolean>`o.id = ${id} % 10000000000`,
  sort: sql`(o.status = 'to_come', o.date)`,
  order: 'desc',
  fields: sql<StoredOwn>`o.kind, o.id, o.number, o.date, o.status, o.carrier, o.tracking, o.signed_by, o.received_on, o.has_letter,
    coalesce((select sum((one ->> 'quantity')::int) from json_array_elements(x.lines) one), 0)::int as quantity,
    coalesce(x.lines, '[]') as lines`,
  joins: sql`cross join lateral (select case o.kind
      when 'shipment' then (select json_agg(${piece} order by m.product_code) from shipment_lines l
        cross join lateral (select m.product_id, m.product_code, ${calledIn(language, 'm')} as name from material_lines m
          where m.id = l.request_id offset 0) m where l.shipment_id = o.id)
      when 'hand_over' then (select json_agg(${piece} order by m.product_code) from hand_over_lines l
        join ${cards(language)} m on m.product_id = l.product_id where l.hand_over_id = o.id)
      else (select json_agg(${piece} order by m.product_code) from material_return_lines l
        join ${cards(language)} m on m.product_id = l.product_id where l.return_id = o.id)
    end as lines) x`,
})
