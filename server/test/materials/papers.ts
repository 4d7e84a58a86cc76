import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/sql.ts'

/*
 * What preparations, shipments, letters, hand-overs and returns say, beside each other and beside the counters: an
 * account that shares no code with the acts. Each query gives faults in words, none if all holds.
 */

/** The counters again, from loads and papers instead of entries (invariants 1, 2, 7, 10). */
const counted = sql<{ fault: string }>`
  with gone as (
    select s.id as shipment_id, s.agency_id, s.client_id, r.product_id, sum(l.quantity) as quantity
    from shipments s join shipment_lines l on l.shipment_id = s.id join material_requests r on r.id = l.request_id
    where s.status = 'shipped' group by s.id, r.product_id
  ), handed as (
    select h.id, h.agency_id, h.client_id, l.product_id, l.quantity
    from hand_overs h join hand_over_lines l on l.hand_over_id = h.id where h.undone_at is null
  ), back as (
    select r.id, r.agency_id, r.client_id, l.product_id, l.quantity
    from material_returns r join material_return_lines l on l.return_id = r.id
  ), at_agencies as (
    select agency_id, product_id, sum(quantity) as quantity from (
      select agency_id, product_id, quantity from gone where client_id is null
      union all select agency_id, product_id, -quantity from handed
      union all select agency_id, product_id, -quantity from back where client_id is null
      union all select agency_id, product_id, -written_off from material_ledger where kind = 'write_off_at_agency'
    ) moved group by agency_id, product_id
  ), at_clients as (
    select client_id, product_id, sum(quantity) as quantity from (
      select client_id, product_id, quantity from gone where client_id is not null
      union all select client_id, product_id, quantity from handed
      union all select client_id, product_id, -quantity from back where client_id is not null
    ) moved group by client_id, product_id
  )
  select 'R of ' || s.product_id || ' is not the sum of its loads' as fault from material_stock s
    where realised <> (select coalesce(sum(quantity), 0) from material_loads l
      where l.product_id = s.product_id and l.removed_at is null)
  union all select 'T of ' || product_id || ' at agency ' || agency_id || ' is not what its papers say'
    from at_agencies a full join material_agency_stock t using (product_id, agency_id)
    where coalesce(a.quantity, 0) <> coalesce(t.quantity, 0)
  union all select 'D of ' || product_id || ' at client ' || client_id || ' is not what its papers say'
    from at_clients c full join material_client_stock d using (product_id, client_id)
    where coalesce(c.quantity, 0) <> coalesce(d.quantity, 0)
  union all select '7: shipment ' || shipment_id || ' moved other pieces of ' || product_id || ' than it says'
    from gone g full join (select shipment_id, product_id, -sum(on_hand) as quantity, sum(on_hand - committed) as other
      from material_ledger where shipment_id is not null group by shipment_id, product_id) l using (shipment_id, product_id)
    where g.quantity is distinct from l.quantity or l.other <> 0
  union all select 'hand-over ' || id || ' moved other pieces of ' || product_id || ' than it says'
    from handed h full join (select hand_over_id as id, product_id, sum(delivered) as quantity
      from material_ledger where hand_over_id is not null group by hand_over_id, product_id having sum(delivered) <> 0) l
      using (id, product_id)
    where h.quantity is distinct from l.quantity
  union all select 'return ' || id || ' moved other pieces of ' || product_id || ' than it says'
    from back b full join (select return_id as id, product_id, sum(on_hand) as quantity
      from material_ledger where return_id is not null group by return_id, product_id) l using (id, product_id)
    where b.quantity is distinct from l.quantity`

/** Lines, preparations and shipments fit together (invariants 6, 8, 13). */
const fitting = sql<{ fault: string }>`
  with live as (
    select l.*, p.status, p.agency_id, p.shipment_id from preparation_lines l join preparations p on p.id = l.preparation_id
    where l.live
  )
  select '8: line ' || request_id || ' is in several preparations' as fault from live group by request_id having count(*) > 1
  union all select '8: line ' || r.id || ' is ' || r.status || ' and in ' || count(l.request_id) || ' preparations'
    from material_requests r left join live l on l.request_id = r.id group by r.id
    having (r.status = 'in_preparation') <> (count(l.request_id) = 1)
  union all select '8: line ' || l.request_id || ' goes to another agency than its own' from live l
    join material_requests r on r.id = l.request_id where r.agency_id <> l.agency_id
  union all select '8: of line ' || l.request_id || ' more is prepared than is left' from live l
    join material_requests r on r.id = l.request_id where l.quantity > r.accepted - r.sent
  union all select '8: lines of preparation ' || preparation_id || ' (' || l.status || ') are held' from live l
    left join shipments s on s.id = l.shipment_id
    where not (l.status in ('open', 'ready') or s.status in ('to_confirm', 'to_send', 'ready'))
  union all select '8: shipment ' || s.id || ' (' || s.status || ') is of ' || string_agg(p.status, ', ')
    from shipments s left join preparations p on p.shipment_id = s.id group by s.id
    having (s.status = 'deleted' and bool_or(p.status <> 'deleted'))
      or (s.status <> 'deleted' and not bool_and(p.status = case when (select count(*) from preparations o
        where o.shipment_id = s.id) > 1 then 'merged' else 'in_shipment' end))
  union all select 'a preparation ' || p.id || ' that is ready has no lines' from preparations p
    where p.status in ('ready', 'in_shipment', 'merged') and not exists (select from preparation_lines l where l.preparation_id = p.id)
  union all select '8: shipment ' || s.id || ' and its preparation ' || p.id || ' have two recipients' from shipments s
    join preparations p on p.shipment_id = s.id where (p.agency_id, p.client_id) is distinct from (s.agency_id, s.client_id)
  union all select '13: request ' || r.id || ' is of a material out of use' from material_requests r
    join material_stock s using (product_id) where r.requested_at > s.archived_at
  union all select '13: entry ' || l.id || ' is of a material out of use' from material_ledger l
    join material_stock s using (product_id) where l.kind in ('load', 'commit') and l.at > s.archived_at`

/** Numbers, and the history beside them (invariants 7, 14). */
const numbered = sql<{ fault: string }>`
  select '14: the numbers of ' || y.year || ' are not 1 to ' || y.last_letter as fault from shipment_years y
    where array(select n.number from letter_numbers n where n.year = y.year order by n.number)
      <> array(select generate_series(1, y.last_letter))
  union all select '14: the date of ' || year || '/' || number || ' goes back' from (select year, number, date,
      lag(date) over (partition by year order by number) as before from letter_numbers) n where date < before
  union all select '14: shipment ' || s.id || ' (' || s.status || ') has ' || count(n.number) || ' valid numbers'
    from shipments s left join letter_numbers n on n.shipment_id = s.id and n.void_because is null group by s.id
    having count(n.number) <> (s.status in ('ready', 'shipped'))::int
  union all select '14: ' || n.year || '/' || n.number || ' left before its letter' from letter_numbers n
    join shipments s on s.id = n.shipment_id where n.void_because is null and s.shipped_on < n.date
  union all select 'shipments of ' || y.year || ' are not 1 to ' || y.last_shipment from shipment_years y
    where array(select right(s.number, 6)::int from shipments s where left(s.number, 4)::int = y.year order by 1)
      <> array(select generate_series(1, y.last_shipment))
  union all select '7: shipment ' || s.id || ' (' || s.status || ') left ' || count(e.id) || ' times' from shipments s
    left join events e on e.entity = 'shipment' and e.entity_id = s.id::text and e.what = 'shipment.ship' group by s.id
    having count(e.id) <> (s.status = 'shipped')::int`

/** What is wrong between the papers and the stock, in words; nothing if all holds. */
export async function faultsOfPapers(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const query of [counted, fitting, numbered])
    faults.push(...(await query.execute(db)).rows.map(({ fault }) => fault))
  return faults
}
