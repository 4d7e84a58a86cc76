-- A print tells how far it is in pages, which are known once all rows are there.

alter table prints rename column done to pages_done;
alter table prints rename column total to pages;
alter table prints alter column pages drop not null;
update prints set pages_done = 0, pages = null;
