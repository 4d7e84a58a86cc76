-- What sells, article by article and month by month: read instead of the lines, which are millions. Kept exact by the
-- import in the transaction of the lines (sales/queries/article-months.ts), never written by hand.

create table article_months (
  month date not null check (extract(day from month) = 1),
  product_code text not null,
  family_code text not null,
  expo boolean not null,
  -- Pieces sold; those of credit notes are taken off.
  quantity numeric(16, 3) not null,
  amount_cents bigint not null,
  -- As the latest of its lines call it; a credit note says what it is for.
  description text,
  primary key (month, product_code, family_code, expo)
);

-- The same by where the client stands when the month is brought in.
create table article_area_months (
  month date not null check (extract(day from month) = 1),
  country text not null,
  region text not null,
  province text not null,
  product_code text not null,
  family_code text not null,
  expo boolean not null,
  quantity numeric(16, 3) not null,
  amount_cents bigint not null,
  primary key (month, country, region, province, product_code, family_code, expo)
);

create view article_lines as
  select date_trunc('month', l.date)::date as month, l.date, l.product_code, l.family_code, l.expo, l.description,
    case when l.amount_cents < 0 then -abs(l.quantity) else l.quantity end as quantity, l.amount_cents,
    coalesce(c.country, '') as country, coalesce(c.region, '') as region, coalesce(c.province, '') as province
  from invoice_lines l join clients c on c.id = l.client_id
  where l.product_code <> '';

insert into article_months (month, product_code, family_code, expo, quantity, amount_cents, description)
  select month, product_code, family_code, expo, sum(quantity), sum(amount_cents),
    max(description) filter (where amount_cents >= 0)
  from article_lines group by 1, 2, 3, 4;
insert into article_area_months (month, country, region, province, product_code, family_code, expo, quantity, amount_cents)
  select month, country, region, province, product_code, family_code, expo, sum(quantity), sum(amount_cents)
  from article_lines group by 1, 2, 3, 4, 5, 6, 7;

-- What an article is called in the price lists, for whoever names it.
create view article_names as select code, description from articles;
