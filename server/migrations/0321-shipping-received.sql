-- When the shop said that it has what was sent to it; who said so stands in the history.
alter table shipments add column received_at timestamptz;
