-- The telephones of an agency's contacts and agents are looked at each night, too: an agency may have several.

alter table doubtful_numbers
  drop constraint doubtful_numbers_field_check,
  drop constraint doubtful_numbers_entity_entity_id_field_key,
  add constraint doubtful_numbers_field_check
    check (field in ('phone', 'mobile', 'vat_number', 'tax_code', 'iban', 'contact_phone', 'agent_phone')),
  add unique (entity, entity_id, field, value);
