-- outside a transaction
-- What is shared of a list, whoever's it is.
create index concurrently if not exists saved_views_shared on saved_views (list) where shared_with is not null;
