-- What the price rule says of invoiced lines. It is worked out by a job whenever lines, prices or discounts were brought
-- in, because a list of all documents must be narrowed by it; the page of one invoice works it out anew.

create table invoice_checks (
  id bigint generated always as identity unique,
  year smallint not null,
  invoice_number text not null,
  line integer not null,
  client_id integer not null references clients (id),
  date date not null,
  state text not null check (state in ('agrees', 'differs', 'unknown')),
  -- Why there is nothing to compare with; empty where there is.
  reason text not null,
  expected_cents bigint,
  difference_cents bigint not null default 0,
  primary key (year, invoice_number, line),
  check ((state = 'unknown') = (reason <> '') and (state = 'unknown') = (expected_cents is null)),
  check ((state = 'differs') = (difference_cents <> 0))
);
create index invoice_checks_differing on invoice_checks (client_id, date desc) where state = 'differs';
create index invoice_checks_by_client on invoice_checks (client_id, date desc);

alter table invoice_documents
  add differing smallint not null default 0,
  add difference_cents bigint not null default 0;
create index invoice_documents_differing on invoice_documents (client_id) where differing > 0;

-- How often somebody asked for the checks to be made anew, and up to which time they were: brought-in files ask, a job does.
create table invoice_check_work (
  one boolean primary key default true check (one),
  wanted bigint not null default 1,
  done bigint not null default 0
);
insert into invoice_check_work default values;

create or replace view sold_lines as
  select year, invoice_number, line, date, client_id, product_code, description, family_code, quantity, amount_cents, expo
  from invoice_lines;

-- A line is contested once at a time.
create unique index free_requests_contesting on free_requests (contested_invoice, contested_line)
  where contested_invoice is not null and status <> 'closed';
