-- What a material is called in the languages besides Italian, which `name` is; and found by every name it has.
alter table materials
  add column name_en text check (name_en <> ''),
  add column name_fr text check (name_fr <> ''),
  add column name_es text check (name_es <> ''),
  add column sought text generated always as (plain(name || ' ' || product_code || ' ' || coalesce(ean, '') || ' '
    || coalesce(barcode, '') || ' ' || brand || ' ' || coalesce(name_en, '') || ' ' || coalesce(name_fr, '') || ' '
    || coalesce(name_es, ''))) stored;

create or replace view material_cards as
  select m.id, m.product_code, m.internal_code, m.barcode, m.ean, m.name, m.type, m.family_id, f.name as family,
    f.names as family_names, m.brand, m.first_edition, m.manager, m.pack, m.weight_g, m.price, m.cost, m.printed,
    m.location, m.notes, m.visible, m.version, m.created_at, m.sought as searchable, i.key as image, s.realised, s.on_hand,
    s.committed, s.with_agencies, s.delivered, s.written_off, s.on_hand - s.committed as available, s.archived_at,
    m.name_en, m.name_fr, m.name_es
  from materials m
  join material_stock s on s.product_id = m.id
  left join material_families f on f.id = m.family_id
  left join material_images i on i.product_id = m.id and i.position = 1;

create or replace view material_lines as
  select r.id, r.product_id, m.product_code, m.name, m.family_id, m.pack, m.weight_g, m.location, m.sought as searchable,
    i.key as image, r.agency_id, a.business_name as agency, r.client_id, c.code as client_code,
    c.business_name as client, r.original, r.requested, r.accepted, r.sent, r.delivered, r.returned, r.written_off,
    case when r.status in ('accepted', 'accepted_partial', 'accepted_modified', 'in_preparation')
      then r.accepted - r.sent else 0 end as residual,
    r.sent - r.delivered - r.returned - r.written_off as still_to_deliver,
    r.status, r.accepted_as, r.note, r.decision_note, r.bulk_id, b.description as bulk, r.requested_at,
    r.requested_by as requested_by_id, u.name as requested_by, r.decided_at, d.name as decided_by, r.sent_at,
    r.version, s.on_hand - s.committed as available, s.archived_at, m.name_en, m.name_fr, m.name_es
  from material_requests r
  join materials m on m.id = r.product_id
  join material_stock s on s.product_id = r.product_id
  join agencies a on a.id = r.agency_id
  left join material_images i on i.product_id = m.id and i.position = 1
  left join clients c on c.id = r.client_id
  left join material_bulks b on b.id = r.bulk_id
  left join users u on u.id = r.requested_by
  left join users d on d.id = r.decided_by;

alter table materials drop column searchable;
alter table materials rename column sought to searchable;
