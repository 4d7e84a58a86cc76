-- Articles that head office puts before the ranking: in one category or, without one, in all of it.

create table best_seller_pins (
  category text primary key,
  codes text[] not null check (cardinality(codes) between 1 and 10),
  -- Why, for the staff.
  reason text not null,
  -- The last day.
  until date not null,
  version integer not null default 1,
  set_at timestamptz not null,
  set_by integer not null references users (id)
);
