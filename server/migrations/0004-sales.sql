-- Invoice lines and the roll-ups every figure is read from. Money is integer cents.

create table invoice_lines (
  -- The calendar year of the invoice date: invoice numbers begin anew each year.
  year smallint not null,
  invoice_number text not null,
  line integer not null check (line > 0),
  -- Business day of the invoice.
  date date not null check (extract(year from date) = year),
  -- A client; without a foreign key, which PostgreSQL checks row by row: it made COPY of 542,000 lines take 5.8 s
  -- instead of 2.7 s. The import takes the ids from the registry itself, and clients are never deleted physically.
  client_id integer not null,
  -- The agency the revenue belongs to, as of the year of the line; kept when the client moves. No key, as above.
  agency_id integer not null,
  product_code text,
  -- The ERP's family code; anything outside specification §3 counts as “other”.
  family_code text not null,
  description text,
  quantity numeric(14, 3) not null,
  -- Net of VAT, credit notes negative.
  amount_cents bigint not null,
  -- Bought for display in the shop; cuts across all families.
  expo boolean not null default false,
  primary key (year, invoice_number, line)
);
create index invoice_lines_by_agency on invoice_lines (agency_id, date desc);
create index invoice_lines_by_client on invoice_lines (client_id, date desc);
create index invoice_lines_by_date on invoice_lines (date desc, invoice_number, line);

-- Roll-ups: one row per year, family and display flag, holding the running total of its days. “The year up
-- to 14 November” is one binary search in that row, whatever the cut and however many lines lie behind it.
-- Kept exact by the import in the transaction of the lines (sales/queries/roll-ups.ts), never written by hand.

-- Month and day of a date as one number, 29 February as 229. The same number cuts every year at the same
-- day, and in a year without 29 February the last day up to 229 is the 28th by itself.
create function month_day(day date) returns smallint language sql immutable parallel safe as $$
  select (extract(month from day) * 100 + extract(day from day))::smallint
$$;

-- The running total at the end of each of the twelve months.
create function month_ends(days smallint[], ytd_cents bigint[]) returns bigint[] language sql immutable parallel safe as $$
  select array[
    coalesce(ytd_cents[width_bucket(131::smallint, days)], 0), coalesce(ytd_cents[width_bucket(231::smallint, days)], 0),
    coalesce(ytd_cents[width_bucket(331::smallint, days)], 0), coalesce(ytd_cents[width_bucket(431::smallint, days)], 0),
    coalesce(ytd_cents[width_bucket(531::smallint, days)], 0), coalesce(ytd_cents[width_bucket(631::smallint, days)], 0),
    coalesce(ytd_cents[width_bucket(731::smallint, days)], 0), coalesce(ytd_cents[width_bucket(831::smallint, days)], 0),
    coalesce(ytd_cents[width_bucket(931::smallint, days)], 0), coalesce(ytd_cents[width_bucket(1031::smallint, days)], 0),
    coalesce(ytd_cents[width_bucket(1131::smallint, days)], 0), coalesce(ytd_cents[width_bucket(1231::smallint, days)], 0)
  ]
$$;

create table client_revenue (
  client_id integer not null,
  year smallint not null,
  agency_id integer not null,
  -- Compared byte by byte: sorting a million changes by language rules takes twice as long.
  family_code text collate "C" not null,
  expo boolean not null,
  -- How many lines; a row without lines is removed.
  lines integer not null check (lines > 0),
  -- The days on which the total changed, ascending, as month_day gives them.
  days smallint[] not null,
  -- The total of the year up to and including each of those days.
  ytd_cents bigint[] not null check (cardinality(ytd_cents) = cardinality(days)),
  -- The total of the year up to the end of each month.
  month_ends_cents bigint[] not null generated always as (month_ends(days, ytd_cents)) stored,
  primary key (client_id, year, agency_id, family_code, expo)
);
create index client_revenue_by_agency on client_revenue (agency_id, year);

-- The same without the client, so that an agency and the whole network cost the same however many clients
-- and lines there are.
create table agency_revenue (
  -- 0 is the whole network.
  agency_id integer not null,
  year smallint not null,
  family_code text collate "C" not null,
  expo boolean not null,
  lines integer not null check (lines > 0),
  days smallint[] not null,
  ytd_cents bigint[] not null check (cardinality(ytd_cents) = cardinality(days)),
  month_ends_cents bigint[] not null generated always as (month_ends(days, ytd_cents)) stored,
  primary key (agency_id, year, family_code, expo)
);

-- A busy year is 4 kB of arrays: kept in the row, because a search in a compressed array unpacks it first.
alter table client_revenue set (toast_tuple_target = 8160);
alter table agency_revenue set (toast_tuple_target = 8160);

create table revenue_state (
  -- There is one row.
  id boolean primary key default true check (id),
  -- The day the figures stand at: the greatest invoice date brought in, or what the import said. Null before any.
  as_of date,
  -- The years with revenue, newest first.
  years smallint[] not null default '{}',
  -- Goes up with each change of the roll-ups.
  version bigint not null default 0,
  changed_at timestamptz
);
insert into revenue_state default values;

create table budgets (
  id integer generated always as identity primary key,
  year smallint not null,
  agency_id integer not null references agencies (id),
  -- A key of the partition of specification §3.
  category text not null
    check (category in ('furniture', 'appliances', 'worktops', 'tables_chairs', 'premia', 'outdoor', 'other')),
  -- Null is the agency's own budget; if there is none, the sum of its clients' counts.
  client_id integer references clients (id),
  amount_cents bigint not null,
  -- The twelve months, always: given, or the amount spread by `phasing`.
  months_cents bigint[] not null check (cardinality(months_cents) = 12),
  -- `given` months, the shares of the year before, or the calendar (August half).
  phasing text not null check (phasing in ('given', 'last_year', 'calendar')),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  unique nulls not distinct (year, agency_id, category, client_id),
  check (
    amount_cents = months_cents[1] + months_cents[2] + months_cents[3] + months_cents[4] + months_cents[5] + months_cents[6]
      + months_cents[7] + months_cents[8] + months_cents[9] + months_cents[10] + months_cents[11] + months_cents[12]
  )
);
create index budgets_by_agency on budgets (agency_id, year);
create index budgets_by_client on budgets (client_id, year) where client_id is not null;

-- What of each budget is due by each working day: a budget is read like revenue, by one binary search.
-- Kept by sales/actions/spread-budgets.ts whenever a budget or the revenue of the year before changes.
create table phased_budgets (
  year smallint not null,
  -- 0 is the agency as a whole: its own budget or, if there is none, the sum of its clients'.
  client_id integer not null,
  -- 0 is the whole network.
  agency_id integer not null,
  category text not null,
  -- The Italian working days of the year, as month_day gives them.
  days smallint[] not null,
  -- What is due up to and including each of those days; rounded budget by budget, then added up.
  ytd_cents bigint[] not null check (cardinality(ytd_cents) = cardinality(days)),
  -- The same at the end of each month.
  month_ends_cents bigint[] not null generated always as (month_ends(days, ytd_cents)) stored,
  -- What it was made from: an amount or twelve months typed in, or a sum.
  source text not null check (source in ('year', 'months', 'clients', 'agencies')),
  -- Of the one budget typed in; null for a sum.
  version integer,
  primary key (year, client_id, agency_id, category)
) with (toast_tuple_target = 8160);
