-- Keys that are not of a device are forgotten after a week: by age, without passing those of devices each time.
create index idempotency_keys_to_forget on idempotency_keys (created_at) where device is null;
