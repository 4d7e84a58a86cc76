-- For which client something is held or waited for: its prices are the ones to be seen again.
alter table ready_holds add column client_id integer references clients (id);
alter table ready_queue add column client_id integer references clients (id);
