-- Orders of goods that are ready: they are decided by head office and fetched by the shop within some days.

alter table orders drop constraint orders_type_check,
  add constraint orders_type_check check (type in ('furniture', 'appliances', 'missing', 'ready')),
  drop constraint orders_status_check,
  add constraint orders_status_check check (status in ('draft', 'sent', 'in_charge', 'to_complete', 'confirmed',
    'in_production', 'ready', 'shipped', 'delivered', 'closed', 'rejected', 'withdrawn', 'requested', 'declined',
    'ready_for_pickup', 'collected', 'not_collected')),
  -- Of goods that are ready: until when head office should decide, and the first and last day they can be fetched.
  add column decide_by timestamptz,
  add column pickup_from date,
  add column pickup_until date,
  add column extended_at timestamptz,
  add constraint orders_pickup check ((type = 'ready') = (pickup_from is not null)
    and (pickup_from is null) = (pickup_until is null) and pickup_until >= pickup_from),
  add constraint orders_ready_status check (type = 'ready'
    or status not in ('requested', 'declined', 'ready_for_pickup', 'collected', 'not_collected'));
create index orders_to_fetch on orders (pickup_until) where status in ('confirmed', 'ready_for_pickup') and type = 'ready';

-- Where an order stands on a day: the time of a pickup begins and ends by itself.
create function order_status(status text, pickup_from date, pickup_until date, day date) returns text
  language sql immutable parallel safe as $$
  select case when pickup_from is null or status not in ('confirmed', 'ready_for_pickup') then status
    when pickup_until < day then 'not_collected' when pickup_from <= day then 'ready_for_pickup' else status end
$$;

-- Orders of goods that are ready, for whoever keeps the goods.
create view ready_orders as
  select o.id, o.number, o.client_id, c.business_name as client, o.created_by, o.sent_at
  from orders o join clients c on c.id = o.client_id where o.type = 'ready';

create or replace view request_list as
  select 'material' as thing, r.id as thing_id, 'material' as kind, r.id::text as number,
    r.requested || ' × ' || m.name as subject, r.status as own_status,
    case when r.status = 'requested' then 'open' when r.status in ('delivered', 'withdrawn', 'rejected', 'cancelled')
      then 'closed' else 'answered' end as state,
    case when r.status = 'requested' then 'ours' else 'done' end as turn,
    coalesce(r.decided_at, r.requested_at) as since, r.client_id, r.agency_id, r.requested_by as created_by,
    r.requested_at as created_at, 0 as messages
  from material_requests r join materials m on m.id = r.product_id
  union all
  select 'order', o.id, case o.type when 'missing' then 'missing' when 'ready' then 'ready' else 'order' end, o.number,
    case when o.reference = '' then coalesce(nullif(o.model, ''), o.number) else o.reference end, o.status,
    case when o.status in ('sent', 'in_charge', 'requested') then 'open'
      when o.status in ('delivered', 'closed', 'rejected', 'withdrawn', 'declined', 'collected', 'not_collected')
        then 'closed' else 'answered' end,
    case when o.status in ('sent', 'in_charge', 'requested') then 'ours' when o.status = 'to_complete' then 'theirs'
      else 'done' end,
    o.since, o.client_id, c.agency_id, o.created_by, coalesce(o.sent_at, o.created_at),
    (select count(*)::int from request_messages g where g.order_id = o.id and not g.internal)
  from orders o join clients c on c.id = o.client_id where o.number is not null
  union all
  select 'free', f.id, 'free', f.id::text, f.subject, f.status, f.status,
    case f.status when 'open' then 'ours' when 'answered' then 'theirs' else 'done' end,
    f.since, f.client_id, coalesce(c.agency_id, f.agency_id), f.created_by, f.created_at,
    (select count(*)::int from request_messages g where g.free_id = f.id and not g.internal)
  from free_requests f left join clients c on c.id = f.client_id;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'premia', 'orders', 'materials', 'prices', 'discounts',
  'invoice-documents', 'appliances', 'stock'));
