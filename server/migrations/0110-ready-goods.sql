-- Goods ready for delivery: what the ERP counted, and whoever holds, waits for or has reserved some of it. What is free is
-- worked out whenever somebody asks: nothing has to be given back when a hold or a pickup ends.

create table ready_goods (
  appliance_id integer primary key references appliances (id),
  counted integer not null check (counted >= 0),
  counted_at timestamptz not null
);

-- Goods kept for a person who is in the shop.
create table ready_holds (
  id integer generated always as identity primary key,
  appliance_id integer not null references ready_goods (appliance_id),
  user_id integer not null references users (id),
  quantity integer not null check (quantity > 0),
  -- Given to whoever was next in the queue.
  from_queue boolean not null,
  begun_at timestamptz not null,
  -- Nothing moves it.
  ends_at timestamptz not null check (ends_at > begun_at),
  -- Let go, ordered, or found past its end; a hold counts no longer from its end on, whether this says so or not.
  ended_at timestamptz
);
create unique index ready_holds_live on ready_holds (appliance_id, user_id, from_queue) where ended_at is null;
create index ready_holds_of on ready_holds (user_id) where ended_at is null;

create table ready_queue (
  id integer generated always as identity primary key,
  appliance_id integer not null references ready_goods (appliance_id),
  user_id integer not null references users (id),
  quantity integer not null check (quantity > 0),
  joined_at timestamptz not null,
  -- Gone by itself, or served with a hold.
  left_at timestamptz,
  hold_id integer references ready_holds (id)
);
create unique index ready_queue_live on ready_queue (appliance_id, user_id) where left_at is null;

create table ready_reservations (
  order_id integer not null references orders (id),
  appliance_id integer not null references ready_goods (appliance_id),
  quantity integer not null check (quantity > 0),
  state text not null default 'open' check (state in ('open', 'freed', 'collected')),
  -- From then on it counts no longer: the end of the last day of the pickup.
  until timestamptz,
  ended_at timestamptz,
  -- What one piece and the line cost when they were ordered, in cents; null: on request.
  price_cents bigint,
  line_cents bigint,
  primary key (order_id, appliance_id),
  check ((state = 'open') = (ended_at is null))
);
create index ready_reservations_open on ready_reservations (appliance_id) where state = 'open';
create index ready_reservations_collected on ready_reservations (appliance_id, ended_at) where state = 'collected';

-- What nobody has reserved, holds or took away since it was counted; below nought where less was counted than is promised.
create function ready_free(article integer, at timestamptz) returns integer language sql stable as $$
  select g.counted
    - coalesce((select sum(r.quantity) from ready_reservations r
        where r.appliance_id = g.appliance_id and r.state = 'open' and (r.until is null or r.until > at)), 0)::int
    - coalesce((select sum(r.quantity) from ready_reservations r
        where r.appliance_id = g.appliance_id and r.state = 'collected' and r.ended_at >= g.counted_at), 0)::int
    - coalesce((select sum(h.quantity) from ready_holds h
        where h.appliance_id = g.appliance_id and h.ended_at is null and h.ends_at > at), 0)::int
  from ready_goods g where g.appliance_id = article
$$;

-- An appliance as whoever offers it needs it, with its newest picture.
create view appliance_cards as
  select a.id, a.code, a.name, a.brand, a.ean, a.family_code, a.energy_group, a.energy_class, a.energy_range, a.width_mm,
    a.height_mm, a.depth_mm, a.price, p.thumb_id
  from appliances a left join appliance_documents p
    on p.appliance_id = a.id and p.kind = 'picture' and p.replaced_at is null;

-- A notice for one person: what came free for whoever waited.
create index events_for_person on events (((after ->> 'for')::int), id desc) where notice and entity = 'hold';
