-- What every domain stands on: events, safe retries, mail, files.

-- Lower case without accents, for searching names as people type them. Immutable, so that it can be indexed.
create function plain(value text) returns text language sql immutable parallel safe as $$
  select translate(
    lower(regexp_replace(normalize(coalesce(value, ''), NFD), '[\u0300-\u036f]', '', 'g')),
    'øłđßæœı’`', 'oldsaoi''''')
$$;

create table events (
  id bigint generated always as identity primary key,
  -- UTC moment of the act.
  at timestamptz not null default now(),
  -- The person who acted; null for the system and for people who are not signed in.
  user_id integer,
  -- The person for whom somebody acted, when not himself.
  acting_for integer,
  -- What happened, as `thing.verb`: `session.opened`, `budget.set`.
  what text not null,
  -- The kind of thing it happened to: `user`, `agency`, `import`.
  entity text not null,
  -- The id of that thing, as text because kinds differ.
  entity_id text not null,
  -- The values that changed, as they were.
  before jsonb,
  -- The values that changed, as they are now.
  after jsonb,
  -- Where the request came from.
  ip inet
);
create index events_by_entity on events (entity, entity_id, id desc);
create index events_by_user on events (user_id, id desc);

create table idempotency_keys (
  -- Who asked; 0 for nobody signed in.
  user_id integer not null,
  -- The name of the call in the contract.
  call text not null,
  -- The client's own key for this attempt and its retries.
  key text not null,
  -- SHA-256 of parameters, body and file: the same key with another body is refused.
  fingerprint bytea not null,
  -- The stored answer, byte for byte.
  answer text not null,
  -- Keys live seven days.
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  -- One recipient's address.
  recipient text not null,
  -- The language the mail is written in.
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  subject text not null,
  -- The complete text part.
  text_body text not null,
  -- The complete HTML part.
  html_body text not null,
  -- `written` is a file in the outbox folder, where no mail server is set.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'written', 'failed')),
  -- How often sending was tried; the next try waits longer each time.
  tries integer not null default 0,
  -- When it may be tried next.
  due_at timestamptz not null default now(),
  -- The last thing the mail server said.
  problem text,
  -- Always the same for this row, so that a mail sent twice across a crash can be recognised.
  message_id text not null unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due on outbox (due_at) where state in ('waiting', 'sending');

create table files (
  id bigint generated always as identity primary key,
  -- Random 128-bit name in the file store; the original name lives only here.
  stored_as text not null unique,
  -- The name the person gave it.
  name text not null,
  -- The media type by content, not by name.
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  -- SHA-256 of the bytes, hexadecimal.
  sha256 text not null,
  created_by integer,
  created_at timestamptz not null default now()
);

create table guesses (
  -- What is being guessed at: `login:<hash of the address>`, `ip:<address>`, `recovery:<hash>`.
  subject text primary key,
  -- Failures since the last success.
  failures integer not null default 0,
  -- Before this moment a further try is refused.
  blocked_until timestamptz,
  -- For windows of a minute: when the present one began.
  window_start timestamptz not null default now()
);

create table settings (
  -- `as_of`, `secret`, …
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
