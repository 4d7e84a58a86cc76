-- What head office says, and to whom: news, communications, trends and promotions are kinds of one thing.

-- Whether somebody fits an audience: any of its parts, and of that part everything it says something about. The press is
-- reached only by a part that names it.
create function in_audience(audience jsonb, user_type int, profile text, countries text[], agencies int[])
  returns boolean language sql immutable parallel safe as $$
  select exists (
    select from jsonb_array_elements(audience) p
    where (p -> 'types' = '[]' or p -> 'types' @> to_jsonb(user_type))
      and (p -> 'profiles' ? coalesce(profile, '') or (p -> 'profiles' = '[]' and profile is distinct from 'press'))
      and (p -> 'countries' = '[]' or p -> 'countries' ?| countries)
      and (p -> 'agencies' = '[]' or exists (select from unnest(agencies) a where p -> 'agencies' @> to_jsonb(a)))
  )
$$;

-- The people as audiences see them. A reader's country is that of his clients or his agency.
create view content_readers as
  select u.id, u.name, u.email, u.language, u.active, u.user_type, u.profile,
    case u.user_type when 1 then 'admin' when 4 then 'sales' when 2 then 'agent'
      else case when l.countries is not null then 'customer' when u.profile = 'press' then 'press' else 'reseller' end
    end as role,
    coalesce(case when u.user_type = 2 then array[a.country] else l.countries end, '{}') as countries,
    coalesce(case when u.user_type = 2 then array[u.agency_id] else l.agencies end, '{}') as agencies,
    case when u.user_type = 2 then a.business_name else l.name end as belongs_to, u.created_at
  from users u
  left join agencies a on a.id = u.agency_id
  left join lateral (
    select array_agg(distinct c.country) as countries, array_agg(distinct c.agency_id) as agencies,
      min(c.business_name) as name
    from user_clients uc join clients c on c.id = uc.client_id where uc.user_id = u.id and u.user_type = 3
  ) l on true;

create table content_items (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('news', 'communications', 'trends', 'promotions')),
  -- Scheduled and expired follow from the moments below: nothing has to run for an item to appear.
  status text not null default 'draft' check (status in ('draft', 'live', 'archived')),
  topic text not null,
  cover text not null,
  image_id integer,
  audience jsonb not null,
  publish_at timestamptz,
  expires_at timestamptz,
  mandatory boolean not null default false,
  confirm_by date,
  valid_from date,
  valid_until date,
  codes text[] not null default '{}',
  conditions_id integer,
  series jsonb,
  mail boolean not null default false,
  -- When the audience was written to: once, whatever happens to the item afterwards.
  mailed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer references users (id),
  changed_at timestamptz not null,
  changed_by integer references users (id),
  check (status <> 'live' or publish_at is not null),
  check (expires_at > publish_at),
  check (valid_until >= valid_from)
);
create index content_items_live on content_items (kind, publish_at desc, id) where status = 'live';

create table content_texts (
  item_id integer not null references content_items (id) on delete cascade,
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  title text not null,
  abstract text not null,
  body jsonb not null,
  -- The words of the body, for the search.
  words text not null,
  primary key (item_id, language)
);

create table content_files (
  id integer generated always as identity primary key,
  -- Null until the item it was sent for is saved.
  item_id integer references content_items (id) on delete cascade,
  file_id bigint not null references files (id),
  -- A small one for lists, of pictures.
  thumb_id bigint references files (id),
  purpose text not null check (purpose in ('picture', 'attachment')),
  -- Stands among the attachments, at this place and for readers of this language.
  place smallint,
  language text check (language in ('it', 'en', 'fr', 'es')),
  created_at timestamptz not null,
  created_by integer references users (id)
);
create index content_files_by_item on content_files (item_id);
alter table content_items add foreign key (image_id) references content_files (id),
  add foreign key (conditions_id) references content_files (id);

create table content_reads (
  item_id integer not null references content_items (id) on delete cascade,
  user_id integer not null references users (id),
  read_at timestamptz not null,
  primary key (user_id, item_id)
);
create index content_reads_by_item on content_reads (item_id);

-- What the texts were before each change.
create table content_versions (
  item_id integer not null references content_items (id) on delete cascade,
  version integer not null,
  texts jsonb not null,
  at timestamptz not null,
  by_id integer references users (id),
  primary key (item_id, version)
);

create table content_reminders (
  item_id integer not null references content_items (id) on delete cascade,
  user_id integer not null references users (id),
  last_at timestamptz not null,
  primary key (item_id, user_id)
);
