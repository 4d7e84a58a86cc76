-- A second factor of an account: an app that makes codes, passkeys, recovery codes; and when a session last proved who it is.

create table totp_factors (
  user_id integer primary key references users (id) on delete cascade,
  -- Sealed with a key of this server (AES-256-GCM); never as it is.
  secret bytea not null,
  -- Null until a first code proved that the app has it.
  confirmed_at timestamptz,
  -- The step of thirty seconds whose code was accepted last: no code is good twice, and none before it.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  -- Argon2id of the code with the salt below: it has fewer than 112 bits (ASVS 6.5.2).
  hash bytea not null,
  -- One salt for the ten of a person, so that a try costs one computation.
  salt bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- As its device calls it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- What the device counted; many always say 0.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- The random handle under which a person's passkeys are kept on devices: no number of an account leaves the server.
alter table users add column passkey_handle text unique;

-- A challenge is signed by this server and remembered only once it was answered, until it is over.
create table used_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_by_end on used_challenges (expires_at);

-- When the session last proved who it is, by password, code or passkey; null: when it was opened.
alter table sessions add column proved_at timestamptz;
