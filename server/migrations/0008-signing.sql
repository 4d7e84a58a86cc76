-- Signing a document by a mailed link and a code, and the evidence of it.

create table signing_cases (
  id integer generated always as identity primary key,
  -- The revision of a sheet that is signed.
  document_id integer not null unique,
  -- How many events the chain has.
  events integer not null default 0,
  -- The hash of the last of them.
  head text not null default ''
);

create table signing_events (
  case_id integer not null references signing_cases (id),
  -- 1, 2, 3 … without a gap.
  n integer not null check (n > 0),
  at timestamptz not null,
  -- `link.sent`, `link.opened`, `code.sent`, `code.wrong`, `signature.given` …
  what text not null,
  -- The details, without codes and tokens.
  data jsonb not null,
  -- Where it came from; null for the server itself.
  ip text,
  user_agent text,
  -- The hash of the event before; empty for the first.
  former text not null,
  -- SHA-256 over the canonical JSON of all the above.
  hash text not null,
  primary key (case_id, n)
);

create table signing_links (
  id integer generated always as identity primary key,
  case_id integer not null references signing_cases (id),
  -- The mailbox that proves who signs.
  email text not null,
  -- SHA-256 of the bytes it invites to sign: another content needs another link.
  document_sha256 text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- It no longer signs; after `signed` it still offers the sealed file until it expires.
  ended_at timestamptz,
  ended_because text check (ended_because in ('replaced', 'edited', 'withdrawn', 'expired', 'signed', 'declined', 'cancelled', 'paper')),
  -- Openings, also those that are not written into the chain one by one.
  openings integer not null default 0,
  check ((ended_at is null) = (ended_because is null))
);
create unique index signing_links_one_live on signing_links (case_id) where ended_at is null;

create table signing_tokens (
  -- SHA-256 of the token in a mail. A reminder brings a token of its own, because the first one is not kept.
  token_hash bytea primary key,
  link_id integer not null references signing_links (id),
  created_at timestamptz not null
);
create index signing_tokens_by_link on signing_tokens (link_id);

create table signing_codes (
  id integer generated always as identity primary key,
  link_id integer not null references signing_links (id),
  -- HMAC-SHA-256 of link and code under the server's secret.
  code_hash bytea not null,
  created_at timestamptz not null,
  -- Ten minutes later.
  expires_at timestamptz not null,
  -- Tries so far; after five it is dead.
  tries integer not null default 0 check (tries between 0 and 5),
  used_at timestamptz,
  -- A newer code replaces it.
  replaced_at timestamptz
);
create index signing_codes_by_link on signing_codes (link_id, created_at desc);
create unique index signing_codes_one_live on signing_codes (link_id) where used_at is null and replaced_at is null;

create table signatures (
  case_id integer primary key references signing_cases (id),
  how text not null check (how in ('electronic', 'paper')),
  -- Null for a hand-signed copy.
  link_id integer references signing_links (id),
  signer_name text,
  signer_email text,
  -- `drawn` strokes as SVG, or the name as `typed`.
  mark_kind text check (mark_kind in ('drawn', 'typed')),
  mark text,
  -- `[{key, given, statement}]`: each declaration in the words that were shown.
  consents jsonb not null default '[]',
  -- SHA-256 of the document as it was shown.
  document_sha256 text not null,
  signed_at timestamptz not null,
  -- The evidence as canonical JSON, byte for byte, with the chain up to the signature.
  evidence text not null,
  evidence_sha256 text not null,
  -- SHA-256 of the signed document before evidence and seal were added to it.
  signed_sha256 text,
  -- The sealed file; written once.
  sealed_file_id bigint references files (id),
  sealed_sha256 text unique,
  sealed_at timestamptz,
  check (how = 'paper' or (link_id is not null and signer_name is not null and signer_email is not null and mark is not null)),
  check ((sealed_at is null) = (sealed_sha256 is null) and (sealed_at is null) = (sealed_file_id is null))
);
create index signatures_to_seal on signatures (signed_at) where sealed_at is null and how = 'electronic';

-- Evidence is added to and never changed: a bug or a hurried hand must not be able to.
create function signing_stays() returns trigger language plpgsql as $$
begin
  raise exception 'evidence of a signature never changes';
end
$$;
create trigger signing_events_stay before update or delete on signing_events
  for each row execute function signing_stays();
create trigger signatures_stay before delete on signatures
  for each row execute function signing_stays();
create trigger signatures_are_sealed_once before update on signatures
  for each row when (
    old.sealed_at is not null or (old.case_id, old.how, old.link_id, old.signer_name, old.signer_email, old.mark_kind, old.mark,
      old.consents, old.document_sha256, old.signed_at, old.evidence, old.evidence_sha256) is distinct from
      (new.case_id, new.how, new.link_id, new.signer_name, new.signer_email, new.mark_kind, new.mark,
      new.consents, new.document_sha256, new.signed_at, new.evidence, new.evidence_sha256))
  execute function signing_stays();

-- What other domains may know of a signature.
create view signed_documents as
  select c.id as case_id, c.document_id, s.how, s.signer_name, s.signer_email, s.consents, s.signed_at, s.evidence_sha256,
    s.sealed_at, s.sealed_sha256, s.sealed_file_id
  from signing_cases c join signatures s on s.case_id = c.id;
