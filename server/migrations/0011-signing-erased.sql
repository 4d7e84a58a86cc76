-- What was never signed is no evidence of anything: with the client it is about its events go, which hold addresses
-- and where people signed in from. Those of a signature stay for ever, as before.

create function signing_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from signatures where case_id = old.case_id) then
    return old;
  end if;
  raise exception 'evidence of a signature never changes';
end
$$;
drop trigger signing_events_stay on signing_events;
create trigger signing_events_stay before update or delete on signing_events
  for each row execute function signing_events_stay();
