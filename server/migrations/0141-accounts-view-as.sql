-- Head office looks at the portal as an agent or a customer sees it: a session of its own that reads only.

alter table sessions
  -- Who looks, as the person of the session; null where people look for themselves.
  add column viewer_id integer references users (id) on delete cascade,
  -- The session he looks from: when it ends, the looking ends.
  add column viewer_session_id integer references sessions (id) on delete cascade,
  -- Why he looks, in his words.
  add column view_reason text,
  add constraint sessions_viewer check (
    (viewer_id is null) = (viewer_session_id is null) and (viewer_id is null) = (view_reason is null)
    and viewer_id is distinct from user_id);
create index sessions_by_viewer on sessions (viewer_id) where viewer_id is not null;

-- Whose client a thing is, for whoever asks who sees it.
create view things_of_clients as
  select 'client' as kind, id, id as client_id from clients where status <> 'deleted'
  union all select 'sheet', id, client_id from sheets
  union all select 'order', id, client_id from orders where number is not null
  union all select 'invoice', id, client_id from invoice_documents;
-- The sales office with its areas.
create view office_areas as select id, name, areas from users where user_type = 4 and active;
