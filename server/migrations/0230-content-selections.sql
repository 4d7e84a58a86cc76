-- What somebody chose to have as one archive: thousands of files do not fit into an address.
create table download_selections (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  versions integer[] not null,
  made_at timestamptz not null
);
create index download_selections_by_time on download_selections (made_at);
