-- What a line is counted in, as the price list said it when the price was shown: of pieces and metres a number alone says
-- too little. Empty of a line without a price.

alter table order_lines add unit text not null default '';
update order_lines l set unit = a.unit from articles a
where l.net_cents is not null and a.code = upper(l.product_code);
