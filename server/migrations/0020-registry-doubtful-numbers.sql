-- Stored numbers that would not be taken today: found each night, corrected by people, never guessed.

create table doubtful_numbers (
  id integer generated always as identity primary key,
  entity text not null check (entity in ('agency', 'client')),
  entity_id integer not null,
  -- The column of the record: `phone`, `mobile`, `vat_number`, `tax_code`, `iban`.
  field text not null check (field in ('phone', 'mobile', 'vat_number', 'tax_code', 'iban')),
  -- As it is stored.
  value text not null,
  found_at timestamptz not null,
  unique (entity, entity_id, field)
);
