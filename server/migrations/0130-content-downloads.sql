-- What head office hands out: folders with audiences, and files in versions and languages.

create table download_folders (
  id integer generated always as identity primary key,
  parent_id integer references download_folders (id),
  -- The folder and those around it, the outermost first.
  path integer[] not null default '{}',
  names jsonb not null,
  -- Null: for whom the folder around it is. Anything else narrows that: all audiences of a path have to fit.
  audience jsonb,
  status text not null default 'live' check (status in ('live', 'archived')),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer references users (id),
  changed_at timestamptz not null,
  changed_by integer references users (id),
  check (parent_id is not null or audience is not null)
);
create index download_folders_path on download_folders using gin (path);

create table download_files (
  id integer generated always as identity primary key,
  folder_id integer not null references download_folders (id),
  titles jsonb not null,
  -- What a picture shows, to be copied beside it, and whom to name for it.
  captions jsonb not null default '{}',
  credit text not null default '',
  status text not null default 'live' check (status in ('live', 'archived')),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer references users (id),
  changed_at timestamptz not null,
  changed_by integer references users (id)
);
create index download_files_by_folder on download_files (folder_id) where status = 'live';

create table download_versions (
  id integer generated always as identity primary key,
  file_id integer not null references download_files (id),
  -- Null: for readers of every language.
  language text check (language in ('it', 'en', 'fr', 'es')),
  number integer not null,
  stored_id bigint not null references files (id),
  -- Of a picture: what is put on a page, and a small one for lists.
  web_id bigint references files (id),
  thumb_id bigint references files (id),
  width integer,
  height integer,
  note text not null default '',
  -- Of the stored bytes: an archive of several files knows it before it begins.
  crc32 bigint not null,
  at timestamptz not null,
  by_id integer references users (id),
  unique nulls not distinct (file_id, language, number)
);
create index download_versions_by_time on download_versions (at);

-- Who took which version.
create table download_takes (
  version_id integer not null references download_versions (id),
  user_id integer not null references users (id),
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (user_id, version_id)
);
create index download_takes_by_version on download_takes (version_id);

-- Who wants to be told when a folder has something new, and of what he has been told.
create table download_watches (
  user_id integer not null references users (id),
  folder_id integer not null references download_folders (id),
  told_at timestamptz not null,
  primary key (user_id, folder_id)
);
