-- A price can have changed because its client buys by another list since.
alter table order_lines drop constraint order_lines_changed_check;
alter table order_lines add constraint order_lines_changed_check
  check (changed in ('list', 'discount', 'both', 'removed', 'other_list'));
