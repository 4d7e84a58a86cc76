-- The request list to the manufacturer: free requests, the conversations of requests, who of the staff has which.

create table free_requests (
  id integer generated always as identity primary key,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- Since when it stands there.
  since timestamptz not null,
  subject text not null,
  client_id integer references clients (id),
  -- The author's, or its client's when it was opened.
  agency_id integer references agencies (id),
  created_at timestamptz not null,
  created_by integer not null references users (id),
  -- The first answer of the staff.
  answered_at timestamptz,
  follows integer references free_requests (id),
  -- A contested line of an invoice, with what the portal had worked out then.
  contested_invoice integer references invoice_documents (id),
  contested_line integer,
  proof jsonb,
  version integer not null default 1,
  check ((contested_invoice is null) = (contested_line is null) and (contested_line is null) = (proof is null))
);
create index free_requests_by_client on free_requests (client_id, since desc);
create index free_requests_by_agency on free_requests (agency_id, since desc);
create index free_requests_by_author on free_requests (created_by, since desc);
create index free_requests_answered on free_requests (answered_at) where answered_at is not null;

-- What was written about a free request or an order.
create table request_messages (
  id integer generated always as identity primary key,
  free_id integer references free_requests (id),
  order_id integer references orders (id),
  at timestamptz not null,
  by integer not null references users (id),
  -- Of the company.
  ours boolean not null,
  -- Only the staff reads it.
  internal boolean not null default false,
  text text not null,
  check ((free_id is null) <> (order_id is null)),
  check (ours or not internal)
);
create index request_messages_by_free on request_messages (free_id, id) where free_id is not null;
create index request_messages_by_order on request_messages (order_id, id) where order_id is not null;

create table request_files (
  id integer generated always as identity primary key,
  message_id integer not null references request_messages (id),
  file_id bigint not null references files (id)
);
create index request_files_by_message on request_files (message_id, id);

-- Who of the staff has which request.
create table request_hands (
  kind text not null check (kind in ('material', 'order', 'free')),
  request_id integer not null,
  user_id integer not null references users (id),
  since timestamptz not null,
  primary key (kind, request_id)
);
create index request_hands_by_user on request_hands (user_id);

create table request_templates (
  id integer generated always as identity primary key,
  name text not null unique,
  it text not null,
  en text not null,
  fr text not null,
  es text not null
);

-- Everything that is asked of the manufacturer. What an order or a material request is, its own domain says; here it
-- only gets a place in the list: open while nobody answered, closed when nothing more is to be done.
create view request_list as
  select 'material' as thing, r.id as thing_id, 'material' as kind, r.id::text as number,
    r.requested || ' × ' || m.name as subject, r.status as own_status,
    case when r.status = 'requested' then 'open' when r.status in ('delivered', 'withdrawn', 'rejected', 'cancelled')
      then 'closed' else 'answered' end as state,
    case when r.status = 'requested' then 'ours' else 'done' end as turn,
    coalesce(r.decided_at, r.requested_at) as since, r.client_id, r.agency_id, r.requested_by as created_by,
    r.requested_at as created_at, 0 as messages
  from material_requests r join materials m on m.id = r.product_id
  union all
  select 'order', o.id, case o.type when 'missing' then 'missing' when 'ready' then 'ready' else 'order' end, o.number,
    case when o.reference = '' then coalesce(nullif(o.model, ''), o.number) else o.reference end, o.status,
    case when o.status in ('sent', 'in_charge', 'requested') then 'open'
      when o.status in ('delivered', 'closed', 'rejected', 'withdrawn') then 'closed' else 'answered' end,
    case when o.status in ('sent', 'in_charge', 'requested') then 'ours' when o.status = 'to_complete' then 'theirs'
      else 'done' end,
    o.since, o.client_id, c.agency_id, o.created_by, coalesce(o.sent_at, o.created_at),
    (select count(*)::int from request_messages g where g.order_id = o.id and not g.internal)
  from orders o join clients c on c.id = o.client_id where o.number is not null
  union all
  select 'free', f.id, 'free', f.id::text, f.subject, f.status, f.status,
    case f.status when 'open' then 'ours' when 'answered' then 'theirs' else 'done' end,
    f.since, f.client_id, coalesce(c.agency_id, f.agency_id), f.created_by, f.created_at,
    (select count(*)::int from request_messages g where g.free_id = f.id and not g.internal)
  from free_requests f left join clients c on c.id = f.client_id;

alter table notice_marks drop constraint notice_marks_about_check,
  add constraint notice_marks_about_check check (about ~ '^[a-z]+$');

-- An order as its conversation needs it: to be locked while somebody writes, and whose it is.
create view orders_spoken_of as select id, client_id from orders;
-- What a contested invoice is called.
create view invoice_numbers as select id, number from invoice_documents;
-- Whom a request can be about.
create view request_clients as
  select id, agency_id, business_name, status, country, province, region from clients;
