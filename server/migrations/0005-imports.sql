-- ERP files on their way in.

create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('agencies', 'agents', 'clients', 'invoices', 'budgets')),
  state text not null default 'queued'
    check (state in ('queued', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled')),
  file_id bigint references files (id),
  file_name text not null,
  bytes bigint not null,
  dry_run boolean not null,
  -- Write the valid rows although others were rejected.
  accept_valid boolean not null,
  -- The `as_of` asked for with the file; otherwise the greatest invoice date.
  asked_as_of date,
  as_of date,
  -- Lines read or rows written so far, and how many there will be.
  done bigint not null default 0,
  total bigint,
  rows bigint not null default 0,
  created bigint not null default 0,
  updated bigint not null default 0,
  unchanged bigint not null default 0,
  rejected bigint not null default 0,
  -- Encoding, separator, decimals, dates, columns: recognised per file, never guessed per cell.
  recognised jsonb,
  -- `[{key, count}]`: what applying changes.
  effects jsonb not null default '[]',
  -- `{key, values, line, column}` when the whole file was refused.
  failure jsonb,
  -- Somebody asked to stop; the worker looks here between batches.
  cancel_asked boolean not null default false,
  created_by integer references users (id),
  -- Language in which reasons are first written; they are stored as keys and values.
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index imports_newest on imports (created_at desc);

create table import_errors (
  import_id integer not null references imports (id) on delete cascade,
  -- The order in which they were found.
  n integer not null,
  -- Line of the file, the header being line 1.
  line bigint not null,
  -- The natural key of the row as it stands in the file, so that a person recognises it.
  subject text,
  column_name text,
  value text,
  -- Key of the sentence and what fills it.
  reason text not null,
  reason_values jsonb not null default '{}',
  primary key (import_id, n)
);
