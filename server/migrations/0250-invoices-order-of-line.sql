-- The order a line was invoiced for, by its number, and the day of it: the price that was shown for the order is the one
-- agreed, whatever the lists say on the day of the invoice. Both come from the ERP's file; the day counts where the portal
-- does not have the order.

alter table invoice_lines
  add order_number text,
  add order_date date;

create or replace view sold_lines as
  select year, invoice_number, line, date, client_id, product_code, description, family_code, quantity, amount_cents, expo,
    order_number, order_date
  from invoice_lines;

-- What is left of one after a chain of discounts (`50+10+5`), exact: six steps at most, each with two decimals at most.
create function chain_factor(chain text) returns numeric language sql immutable parallel safe as $$
  select (100 - coalesce(nullif(split_part(chain, '+', 1), ''), '0')::numeric)
    * (100 - coalesce(nullif(split_part(chain, '+', 2), ''), '0')::numeric)
    * (100 - coalesce(nullif(split_part(chain, '+', 3), ''), '0')::numeric)
    * (100 - coalesce(nullif(split_part(chain, '+', 4), ''), '0')::numeric)
    * (100 - coalesce(nullif(split_part(chain, '+', 5), ''), '0')::numeric)
    * (100 - coalesce(nullif(split_part(chain, '+', 6), ''), '0')::numeric) * 0.000000000001
$$;

-- A line is found in its order by the article.
create index order_lines_priced on order_lines (order_id, upper(product_code)) where net_cents is not null;
