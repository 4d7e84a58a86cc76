-- Since when a client's sheet stands as it stands; kept by the sheets like the columns beside it.
alter table clients add column sheet_since timestamptz;
update clients c set sheet_since = h.since from sheet_heads h where h.client_id = c.id and h.since is not null;

create or replace view client_cards as
  select c.id, c.code, c.internal_code, c.business_name, c.name_key, c.searchable, c.address, c.postal_code, c.city, c.province,
    c.region, c.country, c.lat, c.lng, case when c.lat is null then 'none' when c.geo_quality = 'none' then 'exact' else c.geo_quality end
    as geo_quality, c.phone, c.status, c.sheet_id, case when c.sheet_to_renew and c.sheet_status = 'confirmed' then 'to_renew'
    else c.sheet_status end as sheet_status, c.sheet_sent_at, c.sheet_signed_at, c.sheet_confirmed_at, c.sheet_valid_from,
    c.last_order_date, c.agency_id, a.code as agency_code, a.business_name as agency, c.agent_id, u.name as agent,
    c.sheet_since
  from clients c
  left join agencies a on a.id = c.agency_id
  left join users u on u.id = c.agent_id;

-- Days since a sheet came into its present status, by the company's calendar; null where nobody waits for anything.
create function days_waiting(shown_status text, since timestamptz, today date) returns integer
  language sql immutable parallel safe
  return case when shown_status <> 'confirmed' then today - (since at time zone 'Europe/Rome')::date end;
