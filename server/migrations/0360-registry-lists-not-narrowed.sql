-- outside a transaction
-- The lists of head office as they open, narrowed by nothing: their order, how many they are and who is in somebody's areas
-- stand in indexes, so that of 200,000 rows a page reads its own twenty-five.

create index concurrently if not exists clients_in_areas_listed on clients (country, province, id) include (status, name_key, lat);
drop index concurrently if exists clients_in_areas;
create index concurrently if not exists clients_in_regions_listed on clients (region, id) include (status, name_key, lat);
drop index concurrently if exists clients_in_regions;
create index concurrently if not exists clients_in_order on clients (name_key, id) where status <> 'deleted';

create index concurrently if not exists orders_of_client on orders (client_id, order_date desc, id desc) include (status, created_by, type);
drop index concurrently if exists orders_by_client;
create index concurrently if not exists orders_in_order on orders (order_date, id);

-- With what an order by due dates is made of.
create index concurrently if not exists invoice_documents_of_client on invoice_documents (client_id)
  include (settled, year, open_cents, place, date, reverses, id);
drop index concurrently if exists invoice_documents_counted;

-- Equal lines of a client stand in it once: sums and statuses take few pages.
create index concurrently if not exists material_requests_added on material_requests (client_id, status, requested, accepted, sent);
create index concurrently if not exists material_requests_counted on material_requests (client_id, product_id);
drop index concurrently if exists material_requests_by_client;
create index concurrently if not exists material_requests_in_order on material_requests (requested_at, id);
create index concurrently if not exists material_requests_waiting on material_requests (client_id, agency_id)
  include (id, product_id, requested, requested_at) where status = 'requested';

create index concurrently if not exists preparations_of_client on preparations (client_id, agency_id) include (id, status, created_at);
drop index concurrently if exists preparations_by_client;
create index concurrently if not exists preparations_in_order on preparations (created_at, id) where status <> 'deleted';

create index concurrently if not exists shipments_of_client on shipments (client_id, agency_id) include (id, status, number, shipped_on);
drop index concurrently if exists shipments_by_client;
create index concurrently if not exists shipments_in_order on shipments (number, id) where status <> 'deleted';

-- Requests that are not closed; server/src/requests/queries/list.ts has the same words.
create index concurrently if not exists material_requests_live on material_requests (client_id, agency_id)
  include (id, product_id, status, requested_at, decided_at, requested_by)
  where status not in ('delivered', 'withdrawn', 'rejected', 'cancelled');
create index concurrently if not exists orders_live on orders (client_id) include (id, status, type, since, created_by)
  where number is not null
    and status not in ('delivered', 'closed', 'rejected', 'withdrawn', 'declined', 'collected', 'not_collected');
create index concurrently if not exists free_requests_live on free_requests (client_id, agency_id)
  include (id, status, since, created_by) where status <> 'closed';
-- How many there are, of a client and in all.
create index concurrently if not exists orders_with_number on orders (client_id) where number is not null;
create index concurrently if not exists free_requests_counted on free_requests (client_id);
