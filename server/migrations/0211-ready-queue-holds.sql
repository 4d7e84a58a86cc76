-- Whoever waits again while a hold of the queue runs gets another one, with minutes of its own: added to the first, it would
-- have ended with it. What a person took by itself is still one hold.
drop index ready_holds_live;
create unique index ready_holds_live on ready_holds (appliance_id, user_id) where ended_at is null and not from_queue;
create index ready_holds_running on ready_holds (appliance_id) where ended_at is null;
