-- Clients on the map, their licences, and their way from prospect to deletion.

alter table events
  -- The client it concerns, where the thing itself is another: the client's timeline reads it, and deleting
  -- the client empties what such an event says about him.
  add column client_id integer;
update events set client_id = entity_id::integer where entity = 'client' and entity_id ~ '^\d{1,9}$';
create index events_by_client on events (client_id, id desc) where client_id is not null;

alter table agencies
  add column lat double precision check (lat between -90 and 90),
  add column lng double precision check (lng between -180 and 180),
  -- How well the point is known: `city` means placed at its town.
  add column geo_quality text not null default 'none' check (geo_quality in ('exact', 'street', 'city', 'none')),
  -- The town it was last looked up under: another one now means that it has moved.
  add column placed_for text;

alter table clients
  -- The name without accents and case: sorted and searched by it. Of fixed collation, whatever the server's.
  add column name_key text collate "C" generated always as (plain(business_name)) stored,
  -- The town it was last looked up under: another one now means that it has moved.
  add column placed_for text,
  -- Suspension (credit stop): since when, by whom, and why; the reason is for staff only.
  add column suspended_at timestamptz,
  add column suspended_by integer references users (id),
  add column suspension_reason text,
  -- Request of deletion: when, by whom, why. The reason is free text, so it goes when the client is deleted.
  add column deletion_asked_at timestamptz,
  add column deletion_asked_by integer references users (id),
  add column deletion_reason text,
  -- The status it had when deletion was asked for, to which withdrawing goes back.
  add column status_before text check (status_before in ('prospect', 'active', 'dormant', 'suspended')),
  -- When it was deleted, and who approved.
  add column deleted_at timestamptz,
  add column deleted_by integer references users (id),
  -- The live sheet, or else the last one; kept, like `sheet_status`, by the sheets through the front door.
  add column sheet_id integer,
  add column sheet_sent_at timestamptz,
  add column sheet_signed_at timestamptz,
  add column sheet_confirmed_at timestamptz,
  -- The day from which the confirmed sheet holds.
  add column sheet_valid_from date,
  -- The confirmed sheet is due for renewal.
  add column sheet_to_renew boolean not null default false,
  -- A deleted client holds no personal data, whoever writes to it: an ERP file may still know the person.
  add constraint deleted_clients_are_empty check (
    status <> 'deleted' or coalesce(vat_number, tax_code, email, email_admin, email_commercial, email_certified, phone,
      mobile, address, iban, bank_name, suspension_reason, deletion_reason) is null and lat is null and lng is null
  );

-- Deleting is for ever and a code is never used again.
create function keep_deleted_client() returns trigger language plpgsql as $$
begin
  raise exception 'client % is deleted: neither its status nor its code changes', old.id;
end
$$;
create trigger clients_deleted_for_ever before update of status, code on clients
  for each row when (old.status = 'deleted' and (new.status, new.code) is distinct from (old.status, old.code))
  execute function keep_deleted_client();

-- Prefix searches, whatever the collation of the server.
drop index clients_by_name;
create index clients_by_name on clients (name_key text_pattern_ops, id);
create index clients_by_code on clients (code text_pattern_ops);
create index clients_by_vat on clients (vat_number text_pattern_ops) where vat_number is not null;
create index clients_by_agent on clients (agent_id) where agent_id is not null;

-- What lists of clients show and what other domains may read of one: the client with the names around him.
create view client_cards as
  select c.id, c.code, c.internal_code, c.business_name, c.name_key, c.searchable, c.address, c.postal_code, c.city, c.province,
    c.region, c.country, c.lat, c.lng, case when c.lat is null then 'none' when c.geo_quality = 'none' then 'exact' else c.geo_quality end
    as geo_quality, c.phone, c.status, c.sheet_id, case when c.sheet_to_renew and c.sheet_status = 'confirmed' then 'to_renew'
    else c.sheet_status end as sheet_status, c.sheet_sent_at, c.sheet_signed_at, c.sheet_confirmed_at, c.sheet_valid_from,
    c.last_order_date, c.agency_id, a.code as agency_code, a.business_name as agency, c.agent_id, u.name as agent
  from clients c
  left join agencies a on a.id = c.agency_id
  left join users u on u.id = c.agent_id;

create table licences (
  -- The number of the licence; the natural key of the import.
  licence text primary key,
  client_id integer not null references clients (id),
  -- The design software it is for.
  product text not null,
  activation_date date,
  -- The last day it may be used; null for ever.
  expiry date
);
create index licences_by_client on licences (client_id);

create table software_activity (
  licence text not null references licences (licence),
  year smallint not null check (year between 1990 and 2100),
  month smallint not null check (month between 1 and 12),
  -- How many quotes were made with the software in that month, and how many became orders.
  quotes integer not null check (quotes >= 0),
  orders integer not null check (orders >= 0),
  primary key (licence, year, month)
);
