-- What an agency holds is summed from its movements, which are read from the index alone.
create index material_ledger_at_agencies on material_ledger (agency_id, product_id)
  include (kind, with_agencies, delivered, client_id, at, shipment_id) where with_agencies <> 0;
