-- Which list a client bought by until when. What was shown to it holds for some days, also when it has another list since:
-- so that price can be worked out again as it was shown.
create table client_lists_before (
  client_id integer not null references clients on delete cascade,
  price_list text,
  until timestamptz not null,
  primary key (client_id, until)
);

create function note_client_list() returns trigger language plpgsql as $$
begin
  insert into client_lists_before (client_id, price_list, until)
  values (old.id, upper(nullif(trim(old.price_list), '')), clock_timestamp());
  return null;
end $$;
-- Whatever writes it: the ERP's file, or the seal of a client that is erased.
create trigger note_client_list after update of price_list on clients for each row
  when (upper(nullif(trim(old.price_list), '')) is distinct from upper(nullif(trim(new.price_list), '')))
  execute function note_client_list();

-- For whoever works out a price of then.
create view price_lists_before as select client_id, price_list as list, until from client_lists_before;
