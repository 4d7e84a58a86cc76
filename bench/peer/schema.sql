-- What PostGraphile makes its API of: the rows of the portal's list of clients, as the portal gives them. A function
-- takes the filters, since of a table's columns it filters by equality alone; PostgreSQL inlines it.
drop schema if exists peer cascade;
create schema peer;

create view peer.client_rows as
select c.id, c.code, c.business_name, c.address, c.city, c.province, c.country, c.lat, c.lng,
  case when c.lat is null then 'none' when c.geo_quality = 'none' then 'exact' else c.geo_quality end as geo_quality,
  c.phone, c.status as customer_status,
  case when c.sheet_to_renew and c.sheet_status = 'confirmed' then 'to_renew' else c.sheet_status end as sheet_status,
  u.name as agent, c.last_order_date,
  json_build_object('active', c.status = 'active', 'prospect', c.status = 'prospect', 'dormant', c.status = 'dormant',
    'suspended', c.status = 'suspended', 'deletion', c.status = 'deletion_requested',
    'to_sign', c.sheet_status in ('ready_to_sign', 'sent'),
    'to_renew', c.sheet_status = 'confirmed' and c.sheet_to_renew, 'unplaced', c.lat is null) as filters,
  c.name_key, lower(c.city) as city_key, c.searchable
from clients c left join users u on u.id = c.agent_id
where c.status <> 'deleted';

create function peer.listed_clients(status text[], q text) returns setof peer.client_rows
language sql stable as $$
  select * from peer.client_rows r
  where (listed_clients.status is null or r.customer_status = any(listed_clients.status))
    and (q is null or r.searchable like '%' || plain(q) || '%' or r.code like upper(q) || '%')
$$;

-- The order is asked for as of a table's rows.
comment on function peer.listed_clients is '@behavior +order';
