-- What people are told of. A notice is an event as the person sees it; only what was read is kept of its own.

alter table events
  -- People are told of it. Goes after ninety days, so that the indexes below hold nothing else.
  add column notice boolean not null default false;
-- For whoever sees everything: the newest first.
create index events_noticed on events (id desc) where notice;
-- For whoever sees some clients; what concerns no client (imports) stands under null.
create index events_noticed_by_client on events (client_id, id desc) where notice;

create table notice_marks (
  user_id integer not null references users (id) on delete cascade,
  -- What was looked at: a client's sheet, a client, an import; `all` where everything was marked as read.
  about text not null check (about in ('all', 'sheet', 'client', 'import')),
  -- The id of the client or of the import; 0 for `all`.
  object_id integer not null default 0,
  -- The newest event that was read; those before it are read too.
  read_to bigint not null,
  primary key (user_id, about, object_id)
);
