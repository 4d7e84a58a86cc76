-- The devices people write on without a network, and how far each has counted its acts.
create table devices (
  user_id integer not null references users (id),
  -- Made up by the device; another one after its storage was emptied.
  device uuid not null,
  -- What a person would call it: "Tablet, Chrome".
  label text not null,
  -- The highest number it has given to an act.
  highest integer not null check (highest >= 0),
  -- Numbers whose acts the person deleted on the device before they were sent.
  given_up integer[] not null default '{}',
  -- Opens what the device sealed at a sign-out; the device itself keeps only the half that closes.
  seal text,
  seen_at timestamptz not null,
  primary key (user_id, device)
);
