-- outside a transaction
-- The trail by day, by person and by kind of thing, the newest first; what a person did is found by the second from now on.
create index concurrently if not exists events_by_time on events (at desc, id desc);
create index concurrently if not exists events_by_person on events (user_id, at desc, id desc);
create index concurrently if not exists events_by_kind on events (entity, at desc, id desc);
drop index concurrently if exists events_by_user;
