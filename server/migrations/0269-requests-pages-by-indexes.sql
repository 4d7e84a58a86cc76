-- outside a transaction
-- How requests stand, whose they are, since when: found and counted without reading an order or a request.
create index concurrently if not exists orders_standing on orders (client_id, status, type, since, created_by, id)
  where number is not null;
create index concurrently if not exists free_requests_standing
  on free_requests (client_id, agency_id, status, since, created_by, id);
