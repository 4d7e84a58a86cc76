-- In a transaction of its own: readers do not wait for the lock that adding the column takes.
update content_texts set searched = plain(title || ' ' || abstract || ' ' || words);
