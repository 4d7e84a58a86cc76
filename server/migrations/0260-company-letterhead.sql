-- What papers say of the company is a group of its own: it stood among the choices about sheets.
insert into settings (key, value, changed_at)
  select 'company', value -> 'letterhead', changed_at from settings where key = 'sheets' and value ? 'letterhead'
  on conflict (key) do nothing;
update settings set value = value - 'letterhead' where key = 'sheets' and value ? 'letterhead';
