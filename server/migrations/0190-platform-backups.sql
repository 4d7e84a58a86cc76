-- Backups that were taken: the page of health says how old the last one is.
create table backups (
  id integer generated always as identity primary key,
  taken_at timestamptz not null,
  rows bigint not null check (rows >= 0),
  files bigint not null check (files >= 0),
  -- Files that were missing or not what they were.
  warnings integer not null check (warnings >= 0)
);
create index backups_newest on backups (taken_at desc);
