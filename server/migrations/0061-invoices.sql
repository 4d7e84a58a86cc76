-- Invoices and credit notes as documents, with their instalments. Their lines are those of the revenue (invoice_lines).

create table invoice_documents (
  id integer generated always as identity primary key,
  -- The year of the date: numbers begin anew each year.
  year smallint not null,
  number text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  date date not null check (extract(year from date) = year),
  client_id integer not null references clients (id),
  -- Cents; of a credit note at most zero.
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null check (gross_cents = net_cents + vat_cents),
  -- Of a credit note: the invoice it reverses, by its number and year.
  credit_note_of text,
  credit_note_year smallint,
  reverses integer references invoice_documents (id),
  -- Kept by the import out of the instalments, so that lists need not sum them: what is unpaid, the first day on which
  -- something unpaid is due, whether all is paid, and the day by which a credit note stands beside its invoice.
  paid_cents bigint not null default 0,
  open_cents bigint not null default 0,
  first_due date,
  settled boolean not null default true,
  place date,
  unique (year, number),
  check (case kind when 'invoice' then gross_cents >= 0 and credit_note_of is null else gross_cents <= 0 end),
  check ((credit_note_of is null) = (credit_note_year is null))
);
create index invoice_documents_by_client on invoice_documents (client_id, date desc);
create index invoice_documents_unpaid on invoice_documents (client_id) where not settled;
create index invoice_documents_reversing on invoice_documents (reverses) where reverses is not null;

create table invoice_instalments (
  document_id integer not null references invoice_documents (id) on delete cascade,
  n smallint not null check (n > 0),
  due_date date not null,
  due_cents bigint not null,
  paid_cents bigint not null,
  method text not null,
  primary key (document_id, n)
);

-- Whom a statement of account is about, and whom to write to.
create view invoice_clients as
  select c.id, c.code, c.agency_id, c.status, c.business_name, c.vat_number, c.address, c.postal_code, c.city, c.province,
    c.region, c.country, c.phone, coalesce(c.email_admin, c.email) as email,
    array_remove(array[c.email, c.email_admin, c.email_commercial, c.email_management], null) as emails
  from clients c;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'premia', 'orders', 'materials', 'prices', 'discounts', 'invoice-documents'));

-- The lines of an invoice, as who else than the sales may read them.
create view sold_lines as
  select year, invoice_number, line, date, client_id, product_code, description, family_code, quantity, amount_cents
  from invoice_lines;
