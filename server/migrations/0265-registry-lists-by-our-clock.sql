-- A client's list changed at the moment the portal's clock shows, not at that of the database: whoever writes it says so for
-- its transaction. What is written by hand, past the portal, is noted by the database's clock.
create or replace function note_client_list() returns trigger language plpgsql as $$
begin
  insert into client_lists_before (client_id, price_list, until)
  values (old.id, upper(nullif(trim(old.price_list), '')),
    coalesce(nullif(current_setting('mandato.now', true), '')::timestamptz, clock_timestamp()))
  -- Twice at one moment: what it was before the first of them holds until then.
  on conflict (client_id, until) do nothing;
  return null;
end $$;
