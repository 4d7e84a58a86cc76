-- Views that come by mail as files, at seven in Rome, with the rights their owner has then.

create table schedules (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Goes with the view; its list and name stay, so that its owner is told which one is missing.
  view_id integer references saved_views (id) on delete set null,
  list text not null,
  name text not null,
  -- Of an agent: who moves to another agency leaves the schedule behind.
  agency_id integer references agencies (id),
  output text not null check (output in ('xlsx', 'pdf')),
  every text not null check (every in ('day', 'week', 'month')),
  weekday smallint check (weekday between 1 and 7),
  day smallint check (day between 1 and 31),
  paused boolean not null default false,
  next_run_at timestamptz not null,
  -- A process makes its file; one that died is followed by another after this.
  claimed_until timestamptz,
  -- How often the run that is due has failed by a trouble of ours.
  tries smallint not null default 0,
  ended_at timestamptz,
  ended_why text check (ended_why in ('account_closed', 'agency_left', 'role_changed')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((every = 'week') = (weekday is not null)),
  check ((every = 'month') = (day is not null)),
  check ((ended_at is null) = (ended_why is null))
);
create index schedules_due on schedules (next_run_at) where ended_at is null and not paused;
create index schedules_by_user on schedules (user_id);
create index schedules_by_view on schedules (view_id);

create table schedule_runs (
  id bigint generated always as identity primary key,
  schedule_id integer not null references schedules (id) on delete cascade,
  at timestamptz not null,
  -- Null: it was sent.
  fault text check (fault in ('view_gone', 'not_seen', 'second_factor', 'trouble')),
  rows integer,
  -- A file too large for a mail, which leads to it by a link for a week.
  file_id bigint references files (id)
);
create index schedule_runs_of on schedule_runs (schedule_id, id desc);
create index schedule_runs_by_file on schedule_runs (file_id) where file_id is not null;
