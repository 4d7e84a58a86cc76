-- Of each kind the last file that was applied or failed: what the page of health reads.
create view latest_imports as
  select distinct on (kind) kind, state from imports
  where not dry_run and state in ('done', 'failed') order by kind, id desc;
