-- outside a transaction
-- A code typed whole or from its beginning: the index over pieces of codes read the lists of all its three letters.
create index concurrently if not exists articles_by_code_start on articles (bare_code text_pattern_ops);
-- Names alone, for what holds a digit: in the index over codes and names its digits stand in nearly every article.
create index concurrently if not exists articles_by_name on articles using gin (plain(description) gin_trgm_ops);
