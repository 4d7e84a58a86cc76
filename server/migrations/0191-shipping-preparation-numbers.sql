-- Preparations that are still there, for the history of a client: one that was deleted has no page to lead to.
create view preparation_numbers as select id, id::text as number from preparations;
