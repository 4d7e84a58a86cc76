-- outside a transaction
-- A session that goes takes those that were looked from it with it: without an index each that went was looked for in all.
create index concurrently if not exists sessions_looked_from on sessions (viewer_session_id) where viewer_session_id is not null;
