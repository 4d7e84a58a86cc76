-- Mails that were given up are counted on the first page of whoever looks after them.
create index outbox_failed on outbox (id) where state = 'failed';
