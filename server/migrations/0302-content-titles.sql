-- What contents, folders and files of the download area are called, for whoever speaks of them.
create view content_titles as select item_id as id, language, title from content_texts;
create view download_names as
  select 'folder' as kind, id, names from download_folders
  union all select 'download', id, titles from download_files;
