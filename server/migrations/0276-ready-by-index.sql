-- These are planned once per connection, perhaps while the tables were nearly empty and reading them whole was best; a day
-- of holds later a connection that keeps such a plan took forty times as long (0.4 ms for 0.01), under the lock of the row.
alter function ready_free(integer, timestamptz) set enable_seqscan = off;
alter function ready_own(integer, integer, timestamptz) set enable_seqscan = off;
alter function ready_unsettled(integer, timestamptz) set enable_seqscan = off;
alter function ready_reserve(integer, integer[], integer[], bigint[], bigint[], integer, timestamptz) set enable_seqscan = off;
alter function ready_end_reservations(integer, text, timestamptz) set enable_seqscan = off;

-- The row is locked by an update that changes nothing. Those who wait for a row that is only locked stand in a queue and are
-- woken one by one, each perhaps milliseconds after the one before; after an update whoever is awake goes on (of 16 who hold
-- one article at once 172–327 pairs a second became 351–439).
create or replace function ready_begin_hold(hold integer, article integer, person integer, pieces integer, for_client integer,
  at timestamptz, until timestamptz) returns void language plpgsql set enable_seqscan = off as $$
begin
  update ready_goods g set counted = g.counted where g.appliance_id = article;
  if not found or ready_unsettled(article, at) or ready_own(article, person, at) > 0 or ready_free(article, at) < pieces then
    perform look_again();
  end if;
  insert into ready_holds (id, appliance_id, user_id, quantity, client_id, from_queue, begun_at, ends_at)
    overriding system value values (hold, article, person, pieces, for_client, false, at, until);
end
$$;

create or replace function ready_end_hold(hold integer, person integer, at timestamptz) returns void
  language plpgsql set enable_seqscan = off as $$
declare
  article integer;
begin
  select h.appliance_id into article from ready_holds h where h.id = hold and h.user_id = person;
  if not found then perform look_again(); end if;
  update ready_goods g set counted = g.counted where g.appliance_id = article;
  update ready_holds h set ended_at = at where h.id = hold and h.ended_at is null and h.ends_at > at;
  if found and ready_unsettled(article, at) then perform look_again(); end if;
end
$$;
