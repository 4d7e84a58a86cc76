-- Tables being printed in the background: too long to wait for.

create table prints (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The name of the call in the contract whose table is printed.
  call text not null,
  -- Parameters, query and body of that call, already checked.
  input jsonb not null,
  -- The language of the paper.
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  state text not null default 'queued' check (state in ('queued', 'working', 'done', 'failed', 'cancelled')),
  -- Rows on paper so far, and how many there will be.
  done integer not null default 0,
  total integer not null,
  -- The finished file.
  file_id bigint references files (id),
  file_name text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index prints_by_age on prints (created_at);
