-- Orders on the form: furniture, appliances and missing goods. What was sent is kept as its PDF, revision by revision.

create table orders (
  id integer generated always as identity primary key,
  type text not null check (type in ('furniture', 'appliances', 'missing')),
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'in_charge', 'to_complete', 'confirmed', 'in_production', 'ready', 'shipped',
      'delivered', 'closed', 'rejected', 'withdrawn')),
  -- Since when it stands there.
  since timestamptz not null,
  -- Given when it is sent for the first time, and kept by later revisions.
  number text unique,
  revision smallint not null default 1 check (revision > 0),
  client_id integer not null references clients (id),
  order_date date not null,
  delivery_request_date date,
  reference text not null,
  order_reference text not null,
  payment text not null,
  notes text not null,
  carrier_note text not null,
  model text not null,
  finish text not null,
  handle text not null,
  groove text not null,
  worktop text not null,
  carcass text not null,
  plinth text not null,
  feet text not null,
  -- Who asks, and when he consented to the processing of his data.
  user_name text not null,
  vat_number text not null,
  email text,
  privacy_at timestamptz,
  sent_at timestamptz,
  -- Of the last decision: why it was rejected, what is missing; the day the goods are promised for.
  decision_reason text not null default '',
  decided_at timestamptz,
  decided_by integer references users (id),
  confirmed_date date,
  created_at timestamptz not null,
  created_by integer not null references users (id),
  version integer not null default 1,
  check ((status = 'draft') = (number is null)),
  check ((number is null) = (sent_at is null)),
  check (delivery_request_date >= order_date or status = 'draft')
);
create index orders_by_client on orders (client_id, order_date desc, id desc);
create index orders_by_status on orders (status, order_date desc, id desc);
create index orders_by_author on orders (created_by, status);

create table order_lines (
  order_id integer not null references orders (id) on delete cascade,
  n smallint not null check (n > 0),
  -- Null while the draft has none.
  quantity integer check (quantity between 1 and 99999),
  description text not null,
  product_code text not null,
  primary key (order_id, n)
);

create table order_files (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  file_id bigint not null references files (id),
  kind text not null check (kind in ('attachment', 'photo_defect', 'photo_label')),
  created_at timestamptz not null,
  created_by integer references users (id)
);
create index order_files_by_order on order_files (order_id, id);

-- The PDF of each revision; that of a draft is replaced when the draft changes.
create table order_papers (
  order_id integer not null references orders (id) on delete cascade,
  revision smallint not null check (revision > 0),
  file_id bigint not null references files (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  primary key (order_id, revision)
);

-- What the ERP says of an order after its confirmation; the furthest of them is the order's status.
create table order_events (
  order_id integer not null references orders (id) on delete cascade,
  event text not null check (event in ('in_production', 'ready', 'shipped', 'delivered', 'closed')),
  date date not null,
  -- The ERP's own number.
  reference text not null,
  primary key (order_id, event)
);

create table order_years (
  type text not null,
  year smallint not null check (year between 2000 and 2999),
  last integer not null check (last between 1 and 99999),
  primary key (type, year)
);

-- The next number of its kind in the year of a day, `OM-2025/00417`; whoever asks next waits for the first to end.
create function next_order(kind text, prefix text, day date) returns text language sql as $$
  insert into order_years as y (type, year, last) values (kind, extract(year from day), 1)
  on conflict (type, year) do update set last = y.last + 1
  returning prefix || '-' || year || '/' || lpad(last::text, 5, '0')
$$;

-- What an order needs to know of its client: what is printed, and whom to write to.
create view order_clients as
  select c.id, c.code, c.agency_id, c.agent_id, c.status, c.business_name, c.vat_number, c.address, c.postal_code, c.city,
    c.province, c.region, c.country, c.phone, coalesce(c.email_commercial, c.email) as email,
    array_remove(array[c.email, c.email_admin, c.email_commercial, c.email_management, a.email, u.email], null) as emails,
    a.code as agency_code, a.business_name as agency, a.address as agency_address, a.postal_code as agency_postal_code,
    a.city as agency_city, a.province as agency_province, a.country as agency_country, a.phone as agency_phone,
    a.email as agency_email, u.name as agent
  from clients c join agencies a on a.id = c.agency_id left join users u on u.id = c.agent_id;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'premia', 'orders', 'materials'));

alter table notice_marks drop constraint notice_marks_about_check,
  add constraint notice_marks_about_check
    check (about in ('all', 'sheet', 'client', 'import', 'request', 'shipment', 'order'));
