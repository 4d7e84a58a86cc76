-- Support materials: catalogue, stock, and what agents ask for. Every counter is a sum of entries of the ledger.

create table material_families (
  id integer generated always as identity primary key,
  -- As the ERP and the warehouse call it.
  name text not null check (char_length(name) between 1 and 80),
  -- The name in a reader's language, where it is another: `{"fr": "Nuanciers"}`.
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  parent_id integer references material_families (id)
);
create unique index material_families_by_name on material_families (plain(name));

create table materials (
  id integer generated always as identity primary key,
  -- The natural key of the import; fixed from the first movement on.
  product_code text not null unique check (product_code = upper(product_code)),
  internal_code text,
  -- What is printed as a bar code; the EAN where there is one.
  barcode text,
  -- Eight or thirteen digits with their check digit.
  ean text check (ean ~ '^(\d{8}|\d{13})$'),
  name text not null,
  -- Catalogue, sample, swatch, display …: free text of the company.
  type text not null default '',
  family_id integer references material_families (id),
  brand text not null default '',
  -- First edition of a printed material (dpe): the day it came out, not the day it is available.
  first_edition date,
  -- Who answers for it at the company; staff only.
  manager text not null default '',
  -- Units in a pack (conf): the step in which it is asked for.
  pack integer not null default 1 check (pack between 1 and 99999),
  -- Of one piece, packed; null while nobody weighed it.
  weight_g integer check (weight_g between 0 and 1000000),
  -- In cents; the cost is for staff only.
  price bigint check (price >= 0),
  cost bigint check (cost >= 0),
  -- Declared print run of the present edition: information, in no sum.
  printed integer not null default 0 check (printed between 0 and 100000000),
  -- Where it lies in the warehouse; staff only.
  location text not null default '',
  notes text not null default '',
  -- Shown in the catalogue of agents and customers.
  visible boolean not null default true,
  created_at timestamptz not null default now(),
  created_by integer references users (id),
  version integer not null default 1,
  searchable text generated always as (plain(name || ' ' || product_code || ' ' || coalesce(ean, '') || ' '
    || coalesce(barcode, '') || ' ' || brand)) stored
);
create unique index materials_by_ean on materials (ean) where ean is not null;
create index materials_by_family on materials (family_id);

-- The counters, in a narrow row of their own: two acts on one product wait here for each other and nowhere else.
create table material_stock (
  product_id integer primary key references materials (id) on delete cascade,
  -- Made and loaded, ever.
  realised integer not null default 0,
  -- In the warehouse.
  on_hand integer not null default 0,
  -- Of those, promised to accepted requests; the rest is available.
  committed integer not null default 0,
  -- Held by all agencies together.
  with_agencies integer not null default 0,
  -- At customers.
  delivered integer not null default 0,
  -- Lost, spoilt or thrown away, anywhere.
  written_off integer not null default 0,
  -- Out of use since: no request, no acceptance and no load. Here, because it guards the counters.
  archived_at timestamptz,
  archived_by integer references users (id),
  check (committed between 0 and on_hand),
  check (realised >= 0 and with_agencies >= 0 and delivered >= 0 and written_off >= 0),
  check (realised = on_hand + with_agencies + delivered + written_off),
  check (archived_at is null or committed = 0)
);

create table material_agency_stock (
  product_id integer not null references material_stock (product_id),
  agency_id integer not null references agencies (id),
  -- What the agency holds: received and neither handed over nor sent back.
  quantity integer not null check (quantity >= 0),
  primary key (product_id, agency_id)
);
create index material_agency_stock_by_agency on material_agency_stock (agency_id) where quantity > 0;

create table material_client_stock (
  product_id integer not null references material_stock (product_id),
  client_id integer not null references clients (id),
  -- What the client got and did not give back.
  quantity integer not null check (quantity >= 0),
  primary key (product_id, client_id)
);
create index material_client_stock_by_client on material_client_stock (client_id) where quantity > 0;

create table material_features (
  id integer generated always as identity primary key,
  product_id integer not null references materials (id) on delete cascade,
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  position smallint not null,
  -- What it says something about: format, pages, finish.
  label_name text not null,
  value text not null,
  -- How it is shown: words, a measure, a colour (`#rrggbb`).
  type text not null check (type in ('text', 'measure', 'colour')),
  unique (product_id, language, position)
);

create table material_images (
  id integer generated always as identity primary key,
  product_id integer not null references materials (id) on delete cascade,
  -- The first is the cover.
  position smallint not null,
  -- Random name in the address of the picture: who does not have it cannot guess it.
  key text not null unique,
  -- The picture, drawn anew from what was sent, and the same small.
  file_id bigint not null references files (id),
  thumb_id bigint not null references files (id),
  width integer not null,
  height integer not null,
  unique (product_id, position)
);

create table material_favourites (
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references materials (id) on delete cascade,
  primary key (user_id, product_id)
);

create table material_loads (
  id integer generated always as identity primary key,
  product_id integer not null references materials (id),
  -- As corrected last; the ledger has the way there.
  quantity integer not null check (quantity between 1 and 99999),
  -- The day the goods came in.
  day date not null,
  supplier text not null default '',
  note text not null default '',
  created_at timestamptz not null default now(),
  created_by integer references users (id),
  -- Taken out again: its quantity no longer counts.
  removed_at timestamptz,
  removed_by integer references users (id)
);
create index material_loads_by_product on material_loads (product_id, day desc, id desc);

create table material_bulks (
  id integer generated always as identity primary key,
  -- One order of the same materials for many.
  description text not null,
  created_at timestamptz not null default now(),
  created_by integer references users (id)
);

create table material_requests (
  id integer generated always as identity primary key,
  product_id integer not null references materials (id),
  agency_id integer not null references agencies (id),
  -- For whom it is; null for the agency's own bag.
  client_id integer references clients (id),
  -- As first asked for, and as asked for now.
  original integer not null check (original between 1 and 99999),
  requested integer not null check (requested between 1 and 99999),
  accepted integer not null default 0,
  sent integer not null default 0,
  -- What became of the pieces that were sent: handed to customers, come back, written off at the agency. The rest
  -- is still to deliver.
  delivered integer not null default 0,
  returned integer not null default 0,
  written_off integer not null default 0,
  status text not null default 'requested' check (status in ('requested', 'accepted', 'accepted_partial',
    'accepted_modified', 'in_preparation', 'sent', 'delivered', 'withdrawn', 'rejected', 'cancelled')),
  -- Which of the three it was accepted as: where it goes back to from a preparation.
  accepted_as text check (accepted_as in ('accepted', 'accepted_partial', 'accepted_modified')),
  -- Of whoever asked; and of the decision, the reason of a rejection among them.
  note text not null default '',
  decision_note text not null default '',
  bulk_id integer references material_bulks (id),
  requested_at timestamptz not null,
  requested_by integer references users (id),
  decided_at timestamptz,
  decided_by integer references users (id),
  -- When pieces of it left first: what left first is handed over first.
  sent_at timestamptz,
  version integer not null default 1,
  check (sent between 0 and accepted and accepted <= 99999),
  check (delivered >= 0 and returned >= 0 and written_off >= 0 and delivered + returned + written_off <= sent),
  check (status not in ('requested', 'withdrawn', 'rejected', 'cancelled') or accepted = 0),
  check (status not in ('sent', 'delivered') or sent = accepted and sent > 0),
  check (status not in ('accepted', 'accepted_partial', 'accepted_modified', 'in_preparation')
    or accepted > sent and accepted_as is not null),
  check (status not in ('accepted', 'accepted_partial', 'accepted_modified') or status = accepted_as)
);
create index material_requests_by_status on material_requests (status, requested_at desc, id desc);
create index material_requests_by_agency on material_requests (agency_id, requested_at desc, id desc);
create index material_requests_by_client on material_requests (client_id) where client_id is not null;
create index material_requests_by_product on material_requests (product_id, status);
create index material_requests_by_bulk on material_requests (bulk_id) where bulk_id is not null;

create table material_ledger (
  id bigint generated always as identity primary key,
  product_id integer not null references material_stock (product_id),
  kind text not null check (kind in ('load', 'load_corrected', 'load_removed', 'commit', 'release', 'ship_to_agency',
    'ship_to_client', 'hand_over', 'hand_over_undone', 'return_from_agency', 'return_from_client', 'write_off',
    'write_off_at_agency')),
  -- How each counter changed.
  realised integer not null,
  on_hand integer not null,
  committed integer not null,
  with_agencies integer not null,
  delivered integer not null,
  written_off integer not null,
  -- Whose stock changed where pieces are with an agency or a client; else for whom it happened.
  agency_id integer references agencies (id),
  client_id integer references clients (id),
  load_id integer references material_loads (id),
  request_id integer references material_requests (id),
  -- Of the shipping domain.
  shipment_id integer,
  hand_over_id integer,
  return_id integer,
  reason text not null default '',
  at timestamptz not null,
  user_id integer references users (id),
  check (realised = on_hand + with_agencies + delivered + written_off),
  check (with_agencies = 0 or agency_id is not null),
  check (delivered = 0 or client_id is not null)
);
create index material_ledger_by_product on material_ledger (product_id, id desc);
create index material_ledger_by_request on material_ledger (request_id) where request_id is not null;
create index material_ledger_by_hand_over on material_ledger (hand_over_id) where hand_over_id is not null;
create index material_ledger_by_client on material_ledger (client_id, product_id) where delivered <> 0;

-- What happened stays: a mistake is undone by an opposite entry.
create function keep_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of materials is only added to';
end
$$;
create trigger material_ledger_stays before update or delete on material_ledger
  for each row execute function keep_ledger();

-- A material with its counters and its cover: what other domains may read of it.
create view material_cards as
  select m.id, m.product_code, m.internal_code, m.barcode, m.ean, m.name, m.type, m.family_id, f.name as family,
    f.names as family_names, m.brand, m.first_edition, m.manager, m.pack, m.weight_g, m.price, m.cost, m.printed,
    m.location, m.notes, m.visible, m.version, m.created_at, m.searchable, i.key as image, s.realised, s.on_hand,
    s.committed, s.with_agencies, s.delivered, s.written_off, s.on_hand - s.committed as available, s.archived_at
  from materials m
  join material_stock s on s.product_id = m.id
  left join material_families f on f.id = m.family_id
  left join material_images i on i.product_id = m.id and i.position = 1;

-- A line of a request with the names around it.
create view material_lines as
  select r.id, r.product_id, m.product_code, m.name, m.family_id, m.pack, m.weight_g, m.location, m.searchable,
    i.key as image, r.agency_id, a.business_name as agency, r.client_id, c.code as client_code,
    c.business_name as client, r.original, r.requested, r.accepted, r.sent, r.delivered, r.returned, r.written_off,
    case when r.status in ('accepted', 'accepted_partial', 'accepted_modified', 'in_preparation')
      then r.accepted - r.sent else 0 end as residual,
    r.sent - r.delivered - r.returned - r.written_off as still_to_deliver,
    r.status, r.accepted_as, r.note, r.decision_note, r.bulk_id, b.description as bulk, r.requested_at,
    r.requested_by as requested_by_id, u.name as requested_by, r.decided_at, d.name as decided_by, r.sent_at,
    r.version, s.on_hand - s.committed as available, s.archived_at
  from material_requests r
  join materials m on m.id = r.product_id
  join material_stock s on s.product_id = r.product_id
  join agencies a on a.id = r.agency_id
  left join material_images i on i.product_id = m.id and i.position = 1
  left join clients c on c.id = r.client_id
  left join material_bulks b on b.id = r.bulk_id
  left join users u on u.id = r.requested_by
  left join users d on d.id = r.decided_by;

-- What agencies hold, received and handed over: from the ledger, so that it is true of any day.
create view material_movements as
  select l.id, l.product_id, l.kind, l.realised, l.on_hand, l.committed, l.with_agencies, l.delivered, l.written_off,
    l.agency_id, l.client_id, l.load_id, l.request_id, l.shipment_id, l.hand_over_id, l.return_id, l.reason, l.at,
    l.user_id
  from material_ledger l;
create view material_holdings as
  select product_id, agency_id, quantity from material_agency_stock;
create view material_client_holdings as
  select product_id, client_id, quantity from material_client_stock;
