-- Pictures that were kept with all that their camera wrote, the place they were taken among it. A job draws them anew,
-- each once; what comes in since is drawn when it comes.
alter table download_versions add column drawn_anew boolean not null default true;
update download_versions set drawn_anew = false where width is not null;
create index download_versions_to_draw on download_versions (id) where not drawn_anew;

alter table content_files add column drawn_anew boolean not null default true;
update content_files set drawn_anew = false from files f
where f.id = content_files.file_id and purpose = 'attachment' and f.mime in ('image/jpeg', 'image/png', 'image/webp');
create index content_files_to_draw on content_files (id) where not drawn_anew;

-- Who had an item open is asked for by its moment when it is forgotten.
create index content_presence_by_time on content_presence (seen_at);
