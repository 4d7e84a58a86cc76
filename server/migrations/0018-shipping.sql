-- From "to send" to the shop: preparations, shipments with their transport letters, hand-overs and returns.

create table shipments (
  id integer generated always as identity primary key,
  -- The year and six digits that begin anew each year: what labels say. Not the number of the transport letter.
  number text not null unique check (number ~ '^\d{10}$'),
  status text not null default 'to_confirm' check (status in ('to_confirm', 'to_send', 'ready', 'shipped', 'deleted')),
  -- Since when it stands there.
  since timestamptz not null,
  agency_id integer not null references agencies (id),
  -- Who gets it; null is the agency itself.
  client_id integer references clients (id),
  -- Where it goes, as the registry knew the place when it was confirmed: `{type, id, label, address, …}`.
  place jsonb check (jsonb_typeof(place) = 'object'),
  carrier text not null default '',
  tracking text not null default '',
  -- The day the goods left, in Rome; counters moved with it.
  shipped_on date,
  -- When recipient and agent were written to.
  told_at timestamptz,
  created_at timestamptz not null,
  created_by integer references users (id),
  version integer not null default 1,
  check ((status = 'shipped') = (shipped_on is not null)),
  check (status in ('to_confirm', 'deleted') or place is not null)
);
create index shipments_by_status on shipments (status, since desc, id desc);
create index shipments_by_agency on shipments (agency_id, id desc);
create index shipments_by_client on shipments (client_id, id desc) where client_id is not null;

create table shipment_years (
  year smallint primary key check (year between 2000 and 2999),
  -- The last shipment of the year.
  last_shipment integer not null default 0 check (last_shipment <= 999999),
  -- The last transport letter of the year, and its date.
  last_letter integer not null default 0,
  last_letter_date date,
  check ((last_letter = 0) = (last_letter_date is null)),
  check (extract(year from last_letter_date) = year)
);

-- Every number a transport letter ever got: 1…n of each year, none twice, none missing (D.P.R. 472/1996, art. 1).
create table letter_numbers (
  year smallint not null,
  number integer not null check (number > 0),
  -- The business day in Rome; its year is the year of the number.
  date date not null check (extract(year from date) = year),
  shipment_id integer not null references shipments (id),
  -- The letter as it was issued: recipient, place, lines, parcels and notes stay what they were.
  paper jsonb not null check (jsonb_typeof(paper) = 'object'),
  issued_at timestamptz not null,
  issued_by integer references users (id),
  -- Why no goods travel with it; a void number is never given again.
  void_because text check (void_because in ('unpacked', 'deleted')),
  void_note text not null default '',
  voided_at timestamptz,
  voided_by integer references users (id),
  primary key (year, number),
  check ((void_because is null) = (voided_at is null))
);
create unique index letter_of_shipment on letter_numbers (shipment_id) where void_because is null;

-- Takes the next number of the year of a day. The row of the year makes others wait until this act has ended, so that
-- a number exists exactly when its letter does; a clerk who began before midnight and comes after one who began later
-- gets the later date, because dates never go back.
create function next_letter(day date, out year smallint, out number integer, out date date) language sql as $$
  insert into shipment_years as y (year, last_letter, last_letter_date)
  values (extract(year from day), 1, day)
  on conflict (year) do update set last_letter = y.last_letter + 1,
    last_letter_date = greatest(y.last_letter_date, excluded.last_letter_date)
  returning y.year, y.last_letter, y.last_letter_date
$$;

create function next_shipment(day date) returns text language sql as $$
  insert into shipment_years as y (year, last_shipment) values (extract(year from day), 1)
  on conflict (year) do update set last_shipment = y.last_shipment + 1
  returning to_char(y.year, 'FM0000') || to_char(y.last_shipment, 'FM000000')
$$;

create function letter_numbers_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.void_because is null and (new.year, new.number, new.date, new.shipment_id, new.paper)
    is not distinct from (old.year, old.number, old.date, old.shipment_id, old.paper) then
    return new;
  end if;
  raise exception 'the number of a transport letter never changes; it can be voided once';
end
$$;
create trigger letter_numbers_stay before update or delete on letter_numbers
  for each row execute function letter_numbers_stay();

create table preparations (
  id integer generated always as identity primary key,
  status text not null default 'open' check (status in ('open', 'ready', 'in_shipment', 'merged', 'deleted')),
  agency_id integer not null references agencies (id),
  -- Who gets it; null is the agency itself.
  client_id integer references clients (id),
  -- Where it goes; null while nobody chose a place and the registry knows none.
  place jsonb check (jsonb_typeof(place) = 'object'),
  description text not null default '',
  -- How many parcels are expected; they are weighed when the shipment is packed.
  parcels smallint not null default 0 check (parcels between 0 and 999),
  notes text[] not null default '{}',
  -- The shipment it became, alone or with others.
  shipment_id integer references shipments (id),
  created_at timestamptz not null,
  created_by integer references users (id),
  version integer not null default 1,
  check (status not in ('in_shipment', 'merged') or shipment_id is not null),
  check (status not in ('open', 'ready') or shipment_id is null)
);
create index preparations_by_status on preparations (status, id desc);
create index preparations_by_agency on preparations (agency_id, id desc);
create index preparations_by_client on preparations (client_id) where client_id is not null;
create index preparations_by_shipment on preparations (shipment_id) where shipment_id is not null;

create table preparation_lines (
  preparation_id integer not null references preparations (id),
  request_id integer not null references material_requests (id),
  quantity integer not null check (quantity between 1 and 99999),
  -- False once the goods left or the preparation ended.
  live boolean not null default true,
  primary key (preparation_id, request_id)
);
create unique index preparation_of_line on preparation_lines (request_id) where live;
create index preparation_lines_by_request on preparation_lines (request_id);

-- The lines of a shipment are those of its preparations.
create view shipment_lines as
  select p.shipment_id, l.preparation_id, l.request_id, l.quantity
  from preparations p join preparation_lines l on l.preparation_id = p.id
  where p.shipment_id is not null;

create table shipment_parcels (
  shipment_id integer not null references shipments (id),
  n smallint not null check (n between 1 and 999),
  -- Gross; null until it was weighed.
  weight_g integer check (weight_g between 1 and 10000000),
  -- In centimetres; all or none.
  length_cm smallint check (length_cm between 1 and 2000),
  width_cm smallint check (width_cm between 1 and 2000),
  height_cm smallint check (height_cm between 1 and 2000),
  contents text not null default '',
  primary key (shipment_id, n),
  check (num_nulls(length_cm, width_cm, height_cm) in (0, 3))
);

create table shipment_notes (
  shipment_id integer not null references shipments (id),
  -- The first stands on the letter; each further one makes a label.
  n smallint not null check (n between 1 and 20),
  text text not null check (text <> ''),
  primary key (shipment_id, n)
);

-- Notes among the staff; the newest counts, the former ones stay.
create table shipment_internal_notes (
  id integer generated always as identity primary key,
  shipment_id integer not null references shipments (id),
  note text not null,
  at timestamptz not null,
  by_id integer references users (id)
);
create index shipment_internal_notes_by_shipment on shipment_internal_notes (shipment_id, id desc);

create table hand_overs (
  id integer generated always as identity primary key,
  agency_id integer not null references agencies (id),
  client_id integer not null references clients (id),
  -- The day the shop got it.
  date date not null,
  note text not null default '',
  at timestamptz not null,
  by_id integer references users (id),
  -- The shop's one signature for all pieces: drawn (in our own SVG) or typed. None where nobody signed.
  signature_kind text check (signature_kind in ('drawn', 'typed')),
  signature_svg text,
  signer_name text,
  -- Within a day by its author, by opposite entries.
  undone_at timestamptz,
  undone_by integer references users (id),
  -- When the receipt was mailed to the shop.
  told_at timestamptz,
  check ((signature_kind = 'drawn') = (signature_svg is not null) or signature_kind is null and signature_svg is null)
);
create index hand_overs_by_agency on hand_overs (agency_id, id desc);
create index hand_overs_by_client on hand_overs (client_id, id desc);

create table hand_over_lines (
  hand_over_id integer not null references hand_overs (id),
  product_id integer not null references materials (id),
  quantity integer not null check (quantity between 1 and 99999),
  primary key (hand_over_id, product_id)
);

create table material_returns (
  id integer generated always as identity primary key,
  -- The shipment whose goods came back.
  shipment_id integer not null references shipments (id),
  agency_id integer not null references agencies (id),
  -- Who gave them back; null is the agency itself.
  client_id integer references clients (id),
  date date not null,
  note text not null default '',
  at timestamptz not null,
  by_id integer references users (id),
  signature_kind text check (signature_kind in ('drawn', 'typed')),
  signature_svg text,
  signer_name text
);
create index material_returns_by_shipment on material_returns (shipment_id);
create index material_returns_by_client on material_returns (client_id) where client_id is not null;

create table material_return_lines (
  return_id integer not null references material_returns (id),
  product_id integer not null references materials (id),
  quantity integer not null check (quantity between 1 and 99999),
  primary key (return_id, product_id)
);

-- Whom goods are sent to, with what stands on the letter and whom to write to.
create view shipping_recipients as
  select 'client' as type, c.id, c.agency_id, c.id as client_id, c.code, c.business_name, c.vat_number, c.address,
    c.postal_code, c.city, c.province, c.region, c.country, c.phone, coalesce(c.email_commercial, c.email) as email, c.status,
    a.business_name as agency, u.email as agent_email, u.language as agent_language, u.name as agent,
    coalesce(u.active, false) as agent_active, a.email as agency_email, a.country as agency_country
  from clients c join agencies a on a.id = c.agency_id left join users u on u.id = c.agent_id
  union all
  select 'agency', a.id, a.id, null, a.code, a.business_name, a.vat_number, a.address, a.postal_code, a.city, a.province,
    a.region, a.country, a.phone, a.email, 'active', a.business_name, null, null, null, false, a.email, a.country
  from agencies a;
