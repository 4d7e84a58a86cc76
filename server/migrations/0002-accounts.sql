-- People, sign-in, sessions, one-time links.

create table users (
  id integer generated always as identity primary key,
  -- The address signed in with; lower case.
  email text not null check (email = lower(email)),
  name text not null,
  -- 1 admin, 2 agent, 3 customer, 4 sales (specification §6).
  user_type smallint not null check (user_type between 1 and 4),
  -- How a type 3 user registered; null for a customer.
  profile text check (profile in ('italian_reseller', 'foreign_reseller', 'press')),
  language text not null default 'it' check (language in ('it', 'en', 'fr', 'es')),
  phone text,
  -- Argon2id; null until the person sets a password by a link.
  password_hash text,
  -- The last three hashes, which may not be used again.
  former_hashes text[] not null default '{}',
  -- True only after an administrator's reset.
  must_change_password boolean not null default false,
  -- The agency of an agent.
  agency_id integer,
  -- Refine types 1 and 4: logistics, confirm_sheets, budget_write, view_as, users, imports, content.
  permissions text[] not null default '{}',
  -- Where a sales person sees clients: countries (`FR`), Italian provinces (`IT-FR`), regions by name; empty means all.
  areas text[] not null default '{}',
  active boolean not null default true,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  check (profile is null or user_type = 3),
  check (user_type <> 2 or agency_id is not null)
);
create unique index users_by_email on users (email);
create index users_by_agency on users (agency_id) where agency_id is not null;

create table user_clients (
  user_id integer not null references users (id) on delete cascade,
  -- The client this customer account may see; never derived from a VAT number.
  client_id integer not null,
  primary key (user_id, client_id)
);
create index user_clients_by_client on user_clients (client_id);

create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- SHA-256 of the token; the token itself is stored nowhere.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- Kept to the minute, so that reading does not write every time.
  last_seen_at timestamptz not null,
  -- Twelve hours after the last use, or fourteen days after sign-in when remembered.
  expires_at timestamptz not null,
  remember boolean not null,
  -- Browser and system in a few words, for the person's own list.
  device text not null,
  ip inet,
  revoked_at timestamptz
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;

create table one_time_links (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key,
  -- `reset` sets a password; `first_admin` creates the first administrator.
  purpose text not null check (purpose in ('reset', 'first_admin')),
  user_id integer references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer link replaces older ones.
  replaced_at timestamptz,
  check (purpose <> 'reset' or user_id is not null)
);
create index one_time_links_by_user on one_time_links (user_id);

create table sign_in_places (
  -- Addresses from which a person signed in: from these the right password always passes, so that
  -- an attacker cannot lock an agent out by failing on purpose.
  user_id integer not null references users (id) on delete cascade,
  ip inet not null,
  last_at timestamptz not null,
  primary key (user_id, ip)
);
