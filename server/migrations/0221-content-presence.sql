-- Who has an item open in the editor. A row counts for a minute after its last sign; whoever leaves takes it away.
create table content_presence (
  item_id integer not null references content_items (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- The text that stands open.
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  seen_at timestamptz not null,
  primary key (item_id, user_id)
);
