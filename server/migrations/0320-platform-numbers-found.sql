-- outside a transaction
-- What people call by its number is found by any part of it, as it is typed into the search of the header.
create index concurrently if not exists orders_by_part_of_number on orders using gin (number gin_trgm_ops);
create index concurrently if not exists invoice_documents_by_part_of_number on invoice_documents using gin (number gin_trgm_ops);
create index concurrently if not exists shipments_by_part_of_number on shipments using gin (number gin_trgm_ops);
