-- An entry of the history is never altered. What may happen to one: its values are emptied when a person or a client is
-- erased, its address goes after its months, people have been told of it, and the job of the retention lets it go.
create function events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- The job says that it is the one; whatever the settings are, the last year stays.
    if current_setting('mandato.letting_go', true) = 'events' and old.at < now() - interval '1 year' then
      return old;
    end if;
    raise exception 'entries of the history stay: % is not let go', old.id;
  end if;
  -- What is not committed is no entry yet: demonstrations are told as of another day.
  if old.at = now() then return new; end if;
  if (new.id, new.at, new.user_id, new.acting_for, new.what, new.entity, new.entity_id, new.client_id, new.agency_id)
      is distinct from (old.id, old.at, old.user_id, old.acting_for, old.what, old.entity, old.entity_id, old.client_id, old.agency_id)
    or not coalesce(new.before is null or old.before @> new.before, false)
    or not coalesce(new.after is null or old.after @> new.after, false)
    or not (new.ip is null or new.ip is not distinct from old.ip)
    or (new.notice and not old.notice)
  then
    raise exception 'entries of the history are not altered: %', old.id;
  end if;
  return new;
end
$$;
create trigger events_stay before update or delete on events for each row execute function events_stay();

create function events_are_not_emptied() returns trigger language plpgsql as $$
begin
  -- A restore empties the tables of a new place before it fills them.
  if exists (select from events) then
    raise exception 'entries of the history are not emptied out';
  end if;
  return null;
end
$$;
create trigger events_are_not_emptied before truncate on events execute function events_are_not_emptied();
