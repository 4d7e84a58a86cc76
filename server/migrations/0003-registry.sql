-- Agencies and clients: one id space, so that an id says by itself what it is.
create sequence registry_ids as integer;

create table agencies (
  id integer primary key default nextval('registry_ids'),
  -- The ERP's code; the natural key of the import.
  code text not null unique,
  business_name text not null,
  vat_number text,
  email text,
  phone text,
  address text,
  postal_code text,
  city text,
  province text,
  region text,
  -- ISO 3166 alpha-2.
  country text not null default 'IT',
  -- People to call: `[{name, role, email, phone}]`.
  contacts jsonb not null default '[]',
  active boolean not null default true,
  created_at timestamptz not null default now(),
  version integer not null default 1
);

create table clients (
  id integer primary key default nextval('registry_ids'),
  -- Six characters, kept as text because of leading zeros; never re-used.
  code text not null unique check (length(code) = 6),
  internal_code text,
  agency_id integer not null references agencies (id),
  -- The agent who looks after the client, within the agency.
  agent_id integer references users (id),
  business_name text not null,
  vat_number text,
  tax_code text,
  email text,
  email_admin text,
  email_commercial text,
  -- Certified e-mail (PEC).
  email_certified text,
  phone text,
  mobile text,
  address text,
  postal_code text,
  city text,
  -- Two letters in Italy, free elsewhere.
  province text,
  region text,
  country text not null default 'IT',
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  -- How well the point is known: `city` means placed at its town.
  geo_quality text not null default 'none' check (geo_quality in ('exact', 'street', 'city', 'none')),
  -- Code of the electronic invoicing exchange: seven characters.
  sdi_code text,
  bank_name text,
  iban text,
  payment_code text,
  -- A chain such as 50+10+5.
  discount text,
  -- Days of the month on which payments fall.
  fixed_days integer[] not null default '{}',
  price_list text,
  status text not null default 'active'
    check (status in ('prospect', 'active', 'dormant', 'suspended', 'deletion_requested', 'deleted')),
  activation_date date,
  -- Kept by later domains through the registry's front door.
  sheet_status text not null default 'to_fill',
  last_order_date date,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  -- What the search looks through: name, town and VAT number without accents.
  searchable text generated always as (plain(business_name || ' ' || coalesce(city, '') || ' ' || coalesce(vat_number, ''))) stored
);
create index clients_by_agency on clients (agency_id, business_name);
create index clients_by_place on clients (country, province);
create index clients_by_name on clients (plain(business_name) text_pattern_ops);

alter table users add foreign key (agency_id) references agencies (id);
alter table user_clients add foreign key (client_id) references clients (id);

-- A person together with the names of the agency or shop he belongs to: what the app shows of who is signed in.
create view user_cards as
  select u.id, u.email, u.name, u.user_type, u.profile, u.language, u.phone, u.active, u.permissions,
    u.must_change_password, u.last_login_at, u.created_at, u.agency_id, a.business_name as agency_name,
    l.client_id, l.client_name
  from users u
  left join agencies a on a.id = u.agency_id
  left join lateral (
    select c.id as client_id, c.business_name as client_name
    from user_clients uc join clients c on c.id = uc.client_id
    where uc.user_id = u.id order by c.code limit 1
  ) l on true;

-- What other domains may read of the registry: enough to name, place and scope, nothing confidential.
create view registry_agencies as
  select id, code, business_name, city, province, region, country from agencies;
create view registry_clients as
  select id, code, business_name, city, province, region, country, agency_id, agent_id from clients;
