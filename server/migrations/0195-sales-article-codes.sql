-- An article is the same in small letters: invoices keep its code as the file wrote it, rankings count it in capitals, as
-- price lists, appliances and pins have it.
create or replace view article_lines as
  select date_trunc('month', l.date)::date as month, l.date, upper(l.product_code) as product_code, l.family_code, l.expo,
    l.description, case when l.amount_cents < 0 then -abs(l.quantity) else l.quantity end as quantity, l.amount_cents,
    coalesce(c.country, '') as country, coalesce(c.region, '') as region, coalesce(c.province, '') as province
  from invoice_lines l join clients c on c.id = l.client_id
  where l.product_code <> '';

create temp table months_to_count on commit drop as
  select distinct month from article_months where product_code <> upper(product_code);
delete from article_months where month in (select month from months_to_count);
delete from article_area_months where month in (select month from months_to_count);
insert into article_months (month, product_code, family_code, expo, quantity, amount_cents, description)
  select month, product_code, family_code, expo, sum(quantity), sum(amount_cents),
    max(description) filter (where amount_cents >= 0)
  from article_lines where month in (select month from months_to_count) group by 1, 2, 3, 4;
insert into article_area_months (month, country, region, province, product_code, family_code, expo, quantity, amount_cents)
  select month, country, region, province, product_code, family_code, expo, sum(quantity), sum(amount_cents)
  from article_lines where month in (select month from months_to_count) group by 1, 2, 3, 4, 5, 6, 7;

-- Families, too, are compared in capitals: appliances had theirs so, prices and discounts as the file wrote them.
update articles set family_code = upper(family_code) where family_code <> upper(family_code);
-- Of those that differ in the case alone the last one brought in; the others decide nothing any more, and are ended.
update discounts d set family_code = upper(d.family_code)
  where d.id in (select distinct on (client_id, list_id, upper(family_code), valid_from) id from discounts
      where family_code <> upper(family_code)
      order by client_id, list_id, upper(family_code), valid_from, load_id desc, id desc)
    and not exists (select from discounts o
      where o.client_id is not distinct from d.client_id and o.list_id is not distinct from d.list_id
        and o.family_code = upper(d.family_code) and o.valid_from = d.valid_from);
update discounts set valid_to = valid_from where family_code <> upper(family_code);
-- Prices may say something else now: what was invoiced is compared anew.
update invoice_check_work set wanted = wanted + 1;

-- What invoices ever named, for whoever looks a code up.
create view sold_articles as select distinct product_code as code from article_months;
