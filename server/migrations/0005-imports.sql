-- ERP files on their way in.

create table imports (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('agencies', 'agents', 'clients', 'invoices', 'budgets', 'licences', 'software-activity')),
  state text not null default 'queued'
    check (state in ('queued', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled')),
  -- The received bytes; null once they are no longer kept.
  file_id bigint references files (id) on delete set null,
  file_name text not null,
  bytes bigint not null,
  dry_run boolean not null,
  -- Write the valid rows although others were rejected.
  accept_valid boolean not null,
  -- The `as_of` asked for with the file; otherwise the greatest invoice date.
  asked_as_of date,
  -- The day the figures stand at after this import; only of invoices.
  as_of date,
  -- Lines read or rows written so far, and how many there will be: estimated while reading, null before.
  done bigint not null default 0,
  total bigint,
  rows bigint not null default 0,
  created bigint not null default 0,
  updated bigint not null default 0,
  unchanged bigint not null default 0,
  rejected bigint not null default 0,
  -- Encoding, separator, decimals, dates, columns: recognised per file, never guessed per cell.
  recognised jsonb,
  -- `[{key, count?, cents?, year?}]`: what applying changes beyond the rows.
  effects jsonb not null default '[]',
  -- `{key, values, line, column}` when the whole file was refused or nothing was written.
  failure jsonb,
  -- A client it may tell of was deleted while it ran: file and rejected rows go the night after it ended.
  forget_soon boolean not null default false,
  -- Somebody asked to stop; the worker looks here twice a second.
  cancel_asked boolean not null default false,
  -- How often a worker took it up: one that kills its process every time must come to an end.
  tries integer not null default 0,
  created_by integer references users (id),
  created_at timestamptz not null default now(),
  -- When the latest working on it began.
  started_at timestamptz,
  finished_at timestamptz,
  -- When the administrators were written to, because it ended with errors.
  told_at timestamptz
);
create index imports_newest on imports (created_at desc, id desc);
create index imports_unfinished on imports (id) where state in ('queued', 'checking', 'applying');

create table import_errors (
  import_id integer not null references imports (id) on delete cascade,
  -- The line of the file the row begins on, the header being line 1. One entry per rejected row.
  line bigint not null,
  -- The natural key of the row as it stands in the file, so that a person recognises it.
  subject text,
  -- The first column at fault; null when the row as a whole is.
  column_name text,
  value text,
  -- Key of the sentence and what fills it; the sentence is made in the language of whoever reads it.
  reason text not null,
  reason_values jsonb not null default '{}',
  -- `[{column, value, reason, values}]`: what else is wrong in the same row.
  others jsonb,
  primary key (import_id, line)
);

-- What other domains may know: when something was brought in last.
create view import_history as
  select kind, finished_at from imports where state = 'done' and not dry_run;
