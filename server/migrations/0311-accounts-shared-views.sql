-- A view may be shown to others: as a link to the list, whose rows stay those the reader may see.

alter table saved_views
  add column shared_with text check (shared_with in ('agency', 'staff', 'people')),
  -- Of an agent: the agency it is shared in. Who moves takes nothing along.
  add column shared_agency_id integer references agencies (id);

create table saved_view_readers (
  view_id integer not null references saved_views (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  primary key (view_id, user_id)
);
create index saved_view_readers_by_user on saved_view_readers (user_id);
