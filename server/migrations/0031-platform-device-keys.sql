-- Keys of acts that a device numbers itself (docs/decisions/0021): kept half a year, refusals included.
alter table idempotency_keys
  add column device uuid,
  add column seq integer check (seq > 0),
  -- Why the act was refused: key, values and fields of the refusal. Its answer is empty then.
  add column refused jsonb,
  add constraint idempotency_keys_numbered check ((device is null) = (seq is null)),
  add constraint idempotency_keys_refused check (refused is null or device is not null);
-- One number is one act, whichever call it was first sent to.
create unique index idempotency_keys_by_device on idempotency_keys (user_id, device, seq) where device is not null;
