-- The moment a price was shown, where it is known: a file may bring other prices on the same day.
alter table order_lines add column captured_at timestamptz;
