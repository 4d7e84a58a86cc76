-- outside a transaction
-- Who sees all documents counts them and finds a page of them without reading a document: over 200,000 of them each call
-- read them all three times.
create index concurrently if not exists invoice_documents_counted on invoice_documents (client_id) include (settled, year, open_cents);
create index concurrently if not exists invoice_documents_unpaid_by_client on invoice_documents (client_id)
  include (first_due, open_cents, year) where not settled;
drop index concurrently if exists invoice_documents_unpaid;
create index concurrently if not exists invoice_documents_differing_by_client on invoice_documents (client_id)
  include (difference_cents, year) where differing > 0;
drop index concurrently if exists invoice_documents_differing;
-- As the list is sorted unless told otherwise; server/src/invoices/queries/list.ts has the same words.
create index concurrently if not exists invoice_documents_by_due_date on invoice_documents ((
  (case when settled then 100000 - (coalesce(place, date) - date '2000-01-01') else coalesce(place, date) - date '2000-01-01' - 100000 end)
    * 4294967296 + coalesce(reverses, id)), id);
create index concurrently if not exists invoice_documents_by_date on invoice_documents (date desc nulls last, id);
