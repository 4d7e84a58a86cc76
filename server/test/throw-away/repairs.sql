create table repairs (
  id integer generated always as identity primary key,
  client_id integer not null references clients (id),
  subject text not null,
  -- May name people.
  note text not null default '',
  done_at timestamptz,
  version integer not null default 1
);
create index repairs_of_client on repairs (client_id, id);
