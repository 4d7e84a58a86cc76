-- Lists as people arranged them for themselves, found again on every device they use.

create table saved_views (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Of which list: contract/src/views.ts.
  list text not null,
  name text not null check (char_length(name) between 1 and 60),
  -- What stands in the address behind the question mark: filters, order, tab.
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  created_at timestamptz not null default now()
);
-- A name is one name however it is written.
create unique index saved_views_by_name on saved_views (user_id, list, lower(name));
