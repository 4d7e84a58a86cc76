-- Requests for an account: filled in by anybody, seen by head office once the address is confirmed.

create table registrations (
  id integer generated always as identity primary key,
  type text not null check (type in ('italian_reseller', 'foreign_reseller', 'press')),
  state text not null default 'submitted'
    check (state in ('submitted', 'verified', 'info_requested', 'approved', 'rejected', 'lapsed')),
  -- Since when it stands there.
  since timestamptz not null,
  -- Of the page it was filled in on; every mail to the applicant is written in it.
  language text not null check (language in ('it', 'en', 'fr', 'es')),
  name text not null,
  surname text not null,
  -- Lower case, as accounts have it.
  email text not null check (email = lower(email)),
  phone text not null,
  company text not null,
  vat_number text not null,
  magazine text not null,
  publisher text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  province text not null,
  -- Of an Italian province, so that the areas of sales people can be compared with it.
  region text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  fax text not null,
  customer_code text not null,
  -- The version of the information on personal data that was declared as read, when and from where.
  privacy_version integer,
  privacy_at timestamptz not null,
  ip inet,
  created_at timestamptz not null,
  -- When the link to confirm the address was mailed; null where none was, because the address has an account.
  mailed_at timestamptz,
  confirmed_at timestamptz,
  -- What head office asked, and what the applicant answered.
  question text not null default '',
  answer text not null default '',
  -- The reason that was told with a refusal.
  note text not null default '',
  decided_at timestamptz,
  decided_by integer references users (id),
  -- The account that was made of it.
  user_id integer references users (id),
  -- When the personal data was taken out.
  erased_at timestamptz,
  version integer not null default 1,
  check ((state = 'approved') = (user_id is not null))
);
create index registrations_by_state on registrations (state, since desc);
create index registrations_by_email on registrations (email, id desc);
create index registrations_by_moment on registrations (created_at);

alter table users
  -- Accounts of the press end after twelve months unless they are renewed.
  add column expires_at timestamptz,
  -- When its owner was told that it ends soon.
  add column expiry_told_at timestamptz;
create index users_ending on users (expires_at) where expires_at is not null;
