-- An entry of the ledger and an event name the person and the agency without a key: PostgreSQL would check it by marking
-- their rows in each act, and head office's acts at one time all have the same person and often the same agency. Both
-- ids come from rows the act has read, and neither people nor agencies are ever deleted.
alter table material_ledger drop constraint material_ledger_user_id_fkey,
  drop constraint material_ledger_agency_id_fkey;
alter table events drop constraint events_agency_id_fkey;
