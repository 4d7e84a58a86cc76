-- Every kind there is: later than the migrations that list them without this one.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'premia', 'orders', 'materials', 'prices', 'discounts',
  'invoice-documents', 'appliances'));
