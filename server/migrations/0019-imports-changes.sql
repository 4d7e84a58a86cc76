-- What an import would change, for whoever decides whether to apply it: the first rows of each sort.

create table import_changes (
  import_id integer not null references imports (id) on delete cascade,
  -- `notice` is a row that can be taken and that somebody should look at.
  what text not null check (what in ('created', 'updated', 'notice')),
  line bigint not null,
  subject text,
  -- Key of the sentence of a notice and what fills it.
  reason text check ((reason is not null) = (what = 'notice')),
  reason_values jsonb not null default '{}',
  -- `[{column, from, to}]`, values as a file would have them.
  details jsonb not null,
  primary key (import_id, what, line)
);

-- How many rows somebody should look at, also those beyond the first.
alter table imports add column notices bigint not null default 0;
