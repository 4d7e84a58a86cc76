-- The list of whom to see today.

create table day_pauses (
  client_id integer primary key references clients (id),
  -- Why the client is left alone for now, in the words of whoever said it.
  reason text not null,
  -- It is on the list again from this day.
  until date not null,
  by integer not null references users (id),
  at timestamptz not null
);
