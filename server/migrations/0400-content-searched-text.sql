-- What the search compares, worked out once: over two thousand items a page of hits took a second, nearly all of it to take the
-- accents off whole texts again.
alter table content_texts add column searched text not null default '';
create function note_searched_text() returns trigger language plpgsql as $$
begin
  new.searched := plain(new.title || ' ' || new.abstract || ' ' || new.words);
  return new;
end
$$;
create trigger searched_text before insert or update of title, abstract, words on content_texts
  for each row execute function note_searched_text();
