-- Support materials are brought in from files too.

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'materials'));
