-- Preparations by the number people know, for the history of a client.
create view preparation_numbers as select id, id::text as number from preparations;
