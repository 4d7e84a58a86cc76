-- The files of the ERP by their names.
create view import_files as select id, kind, file_name from imports;
