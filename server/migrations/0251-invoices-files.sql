-- PDF and XML of invoices as the ERP made them. They know their document by year and number only, as lines do: either may
-- come first. The number stands as file names have it, a slash written as _.

create table invoice_files (
  year smallint not null,
  number text not null,
  kind text not null check (kind in ('pdf', 'xml')),
  file_id bigint not null references files (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of an XML: which of its documents it is, and by which numbers it names the buyer; what names another one is shown to
  -- nobody.
  body smallint not null default 0,
  buyer text[] not null default '{}',
  at timestamptz not null,
  created_by integer references users (id),
  primary key (year, number, kind),
  check ((kind = 'xml') = (cardinality(buyer) > 0))
);
create index invoice_files_by_file on invoice_files (file_id);
create index invoice_documents_by_file_name on invoice_documents (year, replace(number, '/', '_'));

-- What lies in the folder the ERP fills and is not taken yet: still being written, or refused as it is.
create table invoice_folder (
  name text primary key,
  bytes bigint not null,
  -- Milliseconds, as the disk says it.
  modified bigint not null,
  fault text,
  what text,
  seen_at timestamptz not null
);

create or replace view invoice_clients as
  select c.id, c.code, c.agency_id, c.status, c.business_name, c.vat_number, c.address, c.postal_code, c.city, c.province,
    c.region, c.country, c.phone, coalesce(c.email_admin, c.email) as email,
    array_remove(array[c.email, c.email_admin, c.email_commercial, c.email_management], null) as emails, c.tax_code
  from clients c;
