-- Which clients a mail is about, so that what is erased with one is his and not that of another with the same mailbox.

alter table outbox
  -- Empty where it is about nobody of the registry (a password), or older than this column.
  add column client_ids integer[] not null default '{}';
