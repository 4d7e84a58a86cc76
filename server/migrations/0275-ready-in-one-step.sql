-- What is held, reserved or given back of an article is locked, looked at and written in one statement, which travels with
-- the COMMIT: whoever waits for the row waits for no way to the program and back. Where it is not the plain case (somebody
-- waits, a hold is past its end, too little is there) the act is tried again step by step. Each statement of these functions
-- sees what others did until it began, which one statement of SQL that waits for a lock would not.

-- Somebody waits for an article, or a hold of it is past its end and says so nowhere.
create function ready_unsettled(article integer, at timestamptz) returns boolean language sql stable as $$
  select exists (select from ready_queue q where q.appliance_id = article and q.left_at is null)
    or exists (select from ready_holds h where h.appliance_id = article and h.ended_at is null and h.ends_at <= at)
$$;

-- What a person holds of an article.
create function ready_own(article integer, person integer, at timestamptz) returns integer language sql stable as $$
  select coalesce(sum(h.quantity), 0)::int from ready_holds h
  where h.appliance_id = article and h.user_id = person and h.ended_at is null and h.ends_at > at
$$;

create function ready_begin_hold(hold integer, article integer, person integer, pieces integer, for_client integer,
  at timestamptz, until timestamptz) returns void language plpgsql as $$
begin
  perform from ready_goods g where g.appliance_id = article for update;
  if not found or ready_unsettled(article, at) or ready_own(article, person, at) > 0 or ready_free(article, at) < pieces then
    perform look_again();
  end if;
  insert into ready_holds (id, appliance_id, user_id, quantity, client_id, from_queue, begun_at, ends_at)
    overriding system value values (hold, article, person, pieces, for_client, false, at, until);
end
$$;

create function ready_end_hold(hold integer, person integer, at timestamptz) returns void language plpgsql as $$
declare
  article integer;
begin
  select h.appliance_id into article from ready_holds h where h.id = hold and h.user_id = person;
  if not found then perform look_again(); end if;
  perform from ready_goods g where g.appliance_id = article for update;
  update ready_holds h set ended_at = at where h.id = hold and h.ended_at is null and h.ends_at > at;
  if found and ready_unsettled(article, at) then perform look_again(); end if;
end
$$;

-- The person's own holds count as free, and end.
create function ready_reserve(new_order integer, articles integer[], pieces integer[], prices bigint[], lines bigint[],
  person integer, at timestamptz) returns void language plpgsql as $$
begin
  perform from ready_goods g where g.appliance_id = any(articles) order by g.appliance_id for update;
  if exists (
    select from unnest(articles, pieces) i (article, wanted) left join ready_goods g on g.appliance_id = i.article
    where g.appliance_id is null or ready_unsettled(i.article, at)
      or ready_free(i.article, at) + ready_own(i.article, person, at) < i.wanted
  ) then
    perform look_again();
  end if;
  update ready_holds h set ended_at = at
    where h.appliance_id = any(articles) and h.user_id = person and h.ended_at is null;
  insert into ready_reservations (order_id, appliance_id, quantity, price_cents, line_cents)
    select new_order, i.article, i.wanted, i.price, i.line from unnest(articles, pieces, prices, lines) i (article, wanted, price, line);
end
$$;

create function ready_end_reservations(of_order integer, becomes text, at timestamptz) returns void language plpgsql as $$
begin
  perform from ready_goods g
    where g.appliance_id in (select r.appliance_id from ready_reservations r where r.order_id = of_order)
    order by g.appliance_id for update;
  update ready_reservations r set state = becomes, ended_at = at where r.order_id = of_order and r.state = 'open';
  if becomes = 'freed' and exists (
    select from ready_reservations r where r.order_id = of_order and ready_unsettled(r.appliance_id, at)
  ) then
    perform look_again();
  end if;
end
$$;
