-- How each person is told of what: under the bell, by mail at once, in one mail with the rest, or not at all.

create table notice_choices (
  user_id integer not null references users (id) on delete cascade,
  -- The name of the event: contract/src/<domain>/domain.ts. Who has no row is told as is usual.
  kind text not null,
  way text not null check (way in ('app', 'mail', 'digest', 'off')),
  primary key (user_id, kind)
);
-- Whom an event is to be written to.
create index notice_choices_written on notice_choices (kind, user_id) where way in ('mail', 'digest');

create table mail_habits (
  user_id integer primary key references users (id) on delete cascade,
  digest text not null default 'daily' check (digest in ('daily', 'weekly')),
  -- Full hours in Rome between which no mail comes; over midnight where the first is the later one.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);

-- Events whose people are not written to yet: a row comes with its event and goes with the mails.
create table notices_to_tell (event_id bigint primary key);
-- What waits for the next mail that puts notices together.
create table digest_notices (
  user_id integer not null references users (id) on delete cascade,
  event_id bigint not null,
  primary key (user_id, event_id)
);
-- The day of the last such mail, or of the last look that found nothing to write: a second look of the day does nothing.
create table digests (
  user_id integer primary key references users (id) on delete cascade,
  day date not null
);

-- It does not wait for the end of quiet hours: codes, links, what tells of a sign-in, what is over in minutes.
alter table outbox add column urgent boolean not null default false;

-- Until now an agent chose one thing: decisions on requests of a day together (the usual), or each at once.
insert into notice_choices (user_id, kind, way)
  select u.id, k.kind, 'mail' from users u
  cross join unnest(array['request.accept', 'request.accept_partial', 'request.accept_modified']) k (kind)
  where u.decision_mails = 'at_once';
drop view user_cards;
create view user_cards as
  select u.id, u.email, u.name, u.user_type, u.profile, u.language, u.phone, u.active, u.permissions,
    u.must_change_password, u.last_login_at, u.created_at, u.agency_id, a.business_name as agency_name,
    l.client_id, l.client_name
  from users u
  left join agencies a on a.id = u.agency_id
  left join lateral (
    select c.id as client_id, c.business_name as client_name
    from user_clients uc join clients c on c.id = uc.client_id
    where uc.user_id = u.id order by c.code limit 1
  ) l on true;
alter table users drop column decision_mails;
