-- Price lists and discounts as the ERP's files bring them; a price is worked out of them when somebody asks.

-- Finds a piece of a word in an index. It comes with PostgreSQL, and a database's owner may switch it on.
create extension if not exists pg_trgm;

-- A code as people type it: without case, accents and separators (`NOR.0707-60` is `nor070760`).
create function bare(code text) returns text language sql immutable parallel safe as $$
  select regexp_replace(plain(code), '[^a-z0-9]', '', 'g')
$$;

create table articles (
  id integer generated always as identity primary key,
  code text not null unique,
  description text not null,
  dimensions text not null,
  finish_group text not null,
  family_code text not null,
  unit text not null,
  bare_code text not null generated always as (bare(code)) stored,
  words text not null generated always as (plain(code || ' ' || description)) stored
);
-- Articles are searched, never prices: an index over a million prices was ten times slower and eight times larger.
create index articles_by_bare_code on articles using gin (bare_code gin_trgm_ops);
create index articles_by_words on articles using gin (words gin_trgm_ops);

create table price_lists (
  id smallint generated always as identity primary key,
  code text not null unique,
  -- One for the whole list; nothing is converted.
  currency text not null check (currency ~ '^[A-Z]{3}$')
);

-- A file that was brought in; its number is the version of what it wrote.
create table price_loads (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('prices', 'discounts')),
  at timestamptz not null default now(),
  -- Null where the command line brought it in.
  loaded_by integer references users (id)
);

-- No foreign keys: PostgreSQL checks them row by row, which doubles the time of a million rows; the import takes the
-- ids from these tables itself, and nothing of them is ever deleted.
create table list_prices (
  list_id smallint not null,
  article_id integer not null,
  valid_from date not null,
  -- The last day, itself included; null is open.
  valid_to date check (valid_to >= valid_from),
  price_cents bigint not null check (price_cents >= 0),
  load_id integer not null,
  primary key (list_id, article_id, valid_from)
);

-- What a later file replaced: the price of a past instant is found there.
create table list_prices_before (
  list_id smallint not null,
  article_id integer not null,
  valid_from date not null,
  valid_to date,
  price_cents bigint not null,
  load_id integer not null,
  replaced_by integer not null,
  primary key (list_id, article_id, valid_from, load_id)
);

create table discounts (
  id integer generated always as identity primary key,
  -- For a client or for all clients of a list.
  client_id integer references clients (id),
  list_id smallint references price_lists (id),
  -- Empty: for all families.
  family_code text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  -- `50+10+5`, and what is left of one after it, exact.
  chain text not null,
  factor numeric not null check (factor between 0 and 1),
  -- What was agreed, in words.
  note text not null,
  load_id integer not null references price_loads (id),
  check ((client_id is null) <> (list_id is null))
);
create unique index discounts_of_client on discounts (client_id, family_code, valid_from) where client_id is not null;
create unique index discounts_of_list on discounts (list_id, family_code, valid_from) where list_id is not null;

create table discounts_before (
  id integer not null references discounts (id),
  valid_to date,
  chain text not null,
  factor numeric not null,
  note text not null,
  load_id integer not null,
  replaced_by integer not null,
  primary key (id, load_id)
);

-- Everything that ever stood, with when it came and when it went.
create view list_prices_ever as
  select p.list_id, p.article_id, p.valid_from, p.valid_to, p.price_cents, p.load_id, l.at as loaded_at,
    null::timestamptz as replaced_at
  from list_prices p join price_loads l on l.id = p.load_id
  union all
  select p.list_id, p.article_id, p.valid_from, p.valid_to, p.price_cents, p.load_id, l.at, r.at
  from list_prices_before p join price_loads l on l.id = p.load_id join price_loads r on r.id = p.replaced_by;

create view discounts_ever as
  select d.client_id, d.list_id, d.family_code, d.valid_from, d.valid_to, d.chain, d.factor, d.note, d.load_id,
    l.at as loaded_at, null::timestamptz as replaced_at
  from discounts d join price_loads l on l.id = d.load_id
  union all
  select d.client_id, d.list_id, d.family_code, d.valid_from, b.valid_to, b.chain, b.factor, b.note, b.load_id, l.at, r.at
  from discounts_before b join discounts d on d.id = b.id join price_loads l on l.id = b.load_id
  join price_loads r on r.id = b.replaced_by;

-- What a price needs to know of a client: whose it is, and which list it buys by.
create view price_clients as
  select id, code, business_name, agency_id, country, province, region, status, upper(nullif(trim(price_list), '')) as list
  from clients;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'premia', 'orders', 'materials', 'prices', 'discounts'));
