-- Who else applied with the same VAT number stands on each row of the list of registrations.
create index registrations_by_vat_number on registrations (vat_number) where vat_number <> '';
