-- Where goods and post go, and the rest of what a confirmed sheet says: everything it carries has a column here.

alter table agencies
  -- Where materials for the agency are sent; all null where that is its seat.
  add column warehouse_address text,
  add column warehouse_postal_code text,
  add column warehouse_city text,
  add column warehouse_province text,
  -- ISO 3166 alpha-2; null is the agency's own.
  add column warehouse_country text;

alter table clients
  add column email_management text,
  -- Post and goods, where they do not go to the registered office; all null where they do.
  add column postal_address text,
  add column postal_postal_code text,
  add column postal_city text,
  add column postal_province text,
  -- ISO 3166 alpha-2; null is the client's own.
  add column postal_country text,
  add column delivery_address text,
  add column delivery_postal_code text,
  add column delivery_city text,
  add column delivery_province text,
  add column delivery_country text,
  -- Steps, lorry access, opening hours: of the delivery place or, where there is none, of the registered office.
  add column delivery_notes text,
  -- A public body has an SDI code of six characters.
  add column public_body boolean not null default false,
  -- Bank and branch (five digits each) of who gives no IBAN; an Italian IBAN has them inside.
  add column abi text check (abi ~ '^\d{5}$'),
  add column cab text check (cab ~ '^\d{5}$'),
  -- What the sheet says in its notes.
  add column notes text,
  add constraint bank_is_said_once check (iban !~ '^(IT|SM)' or coalesce(abi, cab) is null);

alter table clients
  drop constraint deleted_clients_are_empty,
  -- A deleted client holds no personal data, whoever writes to it: an ERP file may still know the person.
  add constraint deleted_clients_are_empty check (
    status <> 'deleted' or coalesce(vat_number, tax_code, email, email_admin, email_commercial, email_management,
      email_certified, phone, mobile, address, iban, abi, cab, bank_name, notes, postal_address, postal_postal_code,
      postal_city, postal_province, postal_country, delivery_address, delivery_postal_code, delivery_city,
      delivery_province, delivery_country, delivery_notes, suspension_reason, deletion_reason) is null
      and lat is null and lng is null
  );

-- The places of a client: the registered office, and those for post and goods where they are others.
create view client_places as
  select c.id as client_id, 'client_office' as type, c.address, c.postal_code, c.city, c.province, c.country, c.phone,
    case when coalesce(c.delivery_address, c.delivery_city) is null then c.delivery_notes end as notes
  from clients c where coalesce(c.address, c.city) is not null and c.status <> 'deleted'
  union all
  select c.id, 'client_postal', c.postal_address, c.postal_postal_code, c.postal_city, c.postal_province,
    coalesce(c.postal_country, c.country), c.phone, null
  from clients c where coalesce(c.postal_address, c.postal_city) is not null
  union all
  select c.id, 'client_delivery', c.delivery_address, c.delivery_postal_code, c.delivery_city, c.delivery_province,
    coalesce(c.delivery_country, c.country), c.phone, c.delivery_notes
  from clients c where coalesce(c.delivery_address, c.delivery_city) is not null;

-- The places of an agency: its seat, and its warehouse where that is another.
create view agency_places as
  select a.id as agency_id, 'agency_seat' as type, a.address, a.postal_code, a.city, a.province, a.country, a.phone
  from agencies a where coalesce(a.address, a.city) is not null
  union all
  select a.id, 'agency_warehouse', a.warehouse_address, a.warehouse_postal_code, a.warehouse_city, a.warehouse_province,
    coalesce(a.warehouse_country, a.country), a.phone
  from agencies a where coalesce(a.warehouse_address, a.warehouse_city) is not null;

-- What a sheet needs of the registry: its values, and whom to write to. With the columns added above.
create or replace view sheet_clients as
  select c.id, c.code, c.internal_code, c.agency_id, c.agent_id, c.status, c.business_name, c.vat_number, c.tax_code, c.email,
    c.email_admin, c.email_commercial, c.email_certified, c.phone, c.mobile, c.address, c.postal_code, c.city, c.province, c.region,
    c.country, c.sdi_code, c.bank_name, c.iban, c.payment_code, c.discount, c.fixed_days, c.activation_date, c.searchable,
    c.last_order_date, a.business_name as agency, a.email as agency_email, a.phone as agency_phone, a.country as agency_country,
    u.name as agent, u.email as agent_email, u.phone as agent_phone, u.language as agent_language, coalesce(u.active, false) as agent_active,
    c.email_management, c.postal_address, c.postal_postal_code, c.postal_city, c.postal_province, c.postal_country,
    c.delivery_address, c.delivery_postal_code, c.delivery_city, c.delivery_province, c.delivery_country, c.delivery_notes,
    c.public_body, c.abi, c.cab, c.notes
  from clients c
  join agencies a on a.id = c.agency_id
  left join users u on u.id = c.agent_id;

-- Sheets confirmed so far: what the registry had no place for until now.
update clients c set
  email_management = s.fields ->> 'email_management',
  postal_address = s.fields ->> 'postal_address', postal_postal_code = s.fields ->> 'postal_postal_code',
  postal_city = s.fields ->> 'postal_locality', postal_province = s.fields ->> 'postal_province',
  postal_country = s.fields ->> 'postal_country',
  delivery_address = s.fields ->> 'delivery_address', delivery_postal_code = s.fields ->> 'delivery_postal_code',
  delivery_city = s.fields ->> 'delivery_locality', delivery_province = s.fields ->> 'delivery_province',
  delivery_country = s.fields ->> 'delivery_country', delivery_notes = s.fields ->> 'delivery_notes',
  public_body = coalesce((s.fields ->> 'public_body')::boolean, false),
  abi = case when c.iban ~ '^(IT|SM)' then null when s.fields ->> 'abi' ~ '^\d{5}$' then s.fields ->> 'abi' end,
  cab = case when c.iban ~ '^(IT|SM)' then null when s.fields ->> 'cab' ~ '^\d{5}$' then s.fields ->> 'cab' end,
  notes = s.fields ->> 'notes'
from sheets s where s.client_id = c.id and s.status = 'confirmed' and c.status <> 'deleted';

-- Their records for the ERP had the addresses in one column each.
update sheet_exports e set record = e.record || jsonb_build_object(
  'public_body', case when (s.fields ->> 'public_body')::boolean then '1' else '0' end,
  'postal_address', s.fields -> 'postal_address', 'postal_postal_code', s.fields -> 'postal_postal_code',
  'postal_city', s.fields -> 'postal_locality', 'postal_province', s.fields -> 'postal_province',
  'postal_country', s.fields -> 'postal_country',
  'delivery_address', s.fields -> 'delivery_address', 'delivery_postal_code', s.fields -> 'delivery_postal_code',
  'delivery_city', s.fields -> 'delivery_locality', 'delivery_province', s.fields -> 'delivery_province',
  'delivery_country', s.fields -> 'delivery_country')
from sheets s where s.id = e.sheet_id;
