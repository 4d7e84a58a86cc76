-- outside a transaction
-- What a page of a list, and the counts beside it, are found in: indexes that hold all that is asked, so that no row is read.

-- Who is in the areas of somebody of head office.
create index concurrently if not exists clients_in_areas on clients (country, province, id);
create index concurrently if not exists clients_in_regions on clients (region, id);
drop index concurrently if exists clients_by_place;

-- How many request lines stand how; which of them were, or are to be, delivered.
create index concurrently if not exists material_requests_standing
  on material_requests (status, agency_id, client_id, product_id, id);

-- How documents stand, what is open of them, and their place in the order in which they are due.
create index concurrently if not exists invoice_documents_standing on invoice_documents (client_id, id)
  include (year, kind, date, place, reverses, settled, first_due, paid_cents, open_cents, differing, difference_cents);
