-- Which client a mail is about, so that what is erased with him is his and not that of another with the same mailbox.

alter table outbox
  -- Null where it is about nobody of the registry (a password), or older than this column.
  add column client_id integer;
