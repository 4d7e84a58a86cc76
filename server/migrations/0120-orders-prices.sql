-- What a line cost the client when it was shown: kept with the order, so that later price lists change nothing of it.

alter table order_lines
  -- The day the price was shown; with a code only.
  add captured_on date,
  -- The list it was looked up in, and the row of it that held: its first day and the load it came with.
  add list text,
  add currency text check (currency ~ '^[A-Z]{3}$'),
  add list_cents bigint check (list_cents >= 0),
  add list_from date,
  add list_load integer,
  -- The discount that decided, as a chain; null where there was none.
  add chain text,
  add discount_source text check (discount_source in ('client_family', 'client', 'list_family', 'list')),
  add discount_from date,
  add net_cents bigint check (net_cents >= 0),
  -- The line, rounded once; null while the line has no price or no quantity.
  add line_cents bigint check (line_cents >= 0),
  -- Where the price had changed by the day of the sending: what it was then (null: no longer in the list), and why.
  add now_cents bigint check (now_cents >= 0),
  add changed text check (changed in ('list', 'discount', 'both', 'removed')),
  add check (net_cents is null
    or (captured_on is not null and list is not null and currency is not null and list_cents is not null and list_from is not null)),
  add check (line_cents is null or net_cents is not null),
  add check (changed is null or (net_cents is not null and (now_cents is null) = (changed = 'removed')));
