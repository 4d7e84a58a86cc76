-- Who asked for an account, by name.
create view applicant_names as select id, concat_ws(' ', name, surname) as name from registrations;
