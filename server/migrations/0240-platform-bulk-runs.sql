-- One act on many rows: a job works on them one by one, whatever becomes of the screen that asked.
create table bulk_runs (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- A name of the contract's bulk acts.
  act text not null,
  -- The language of the reasons.
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  -- What is said once for all rows.
  words jsonb not null default '{}',
  -- Whence it was asked: what is done stands in the history with it.
  ip inet not null,
  -- The filter whose rows are meant; null where they were named.
  filter jsonb,
  state text not null default 'queued' check (state in ('queued', 'working', 'done', 'failed', 'cancelled')),
  -- null until the rows of the filter are read.
  total integer,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Its report was put away.
  closed boolean not null default false,
  -- What was made of all that was done, once every row was through; or why nothing was.
  made integer[] not null default '{}',
  not_made text
);
create index bulk_runs_of_a_person on bulk_runs (user_id, id desc);
create index bulk_runs_by_age on bulk_runs (created_at);
-- A second press, or a second window, begins nothing while the first is at work.
create unique index bulk_runs_at_work on bulk_runs (user_id, act) where state in ('queued', 'working');

create table bulk_rows (
  run_id integer not null references bulk_runs (id) on delete cascade,
  position integer not null,
  name text not null,
  -- Parameters, query and body of the act's call.
  input jsonb not null,
  -- null while it waits.
  outcome text check (outcome in ('done', 'skipped')),
  reason text,
  -- What was changed, where it has versions.
  changed_id integer,
  changed_version integer,
  primary key (run_id, position)
);
create index bulk_rows_that_wait on bulk_rows (run_id, position) where outcome is null;
