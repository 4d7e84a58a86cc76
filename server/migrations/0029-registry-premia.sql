-- The reward programme: what the ERP says of each client's points, year by year.

create table premia (
  client_id integer not null references clients (id),
  year smallint not null check (year between 1990 and 2100),
  points integer not null check (points >= 0),
  -- Empty before the first tier, and where there is no higher one.
  tier text not null,
  next_tier text not null,
  -- Points to the next tier.
  missing integer check (missing >= 0),
  -- The day of the ERP the points were last confirmed for, whether they changed or not.
  as_of date not null,
  primary key (year, client_id)
);
create index premia_by_client on premia (client_id);

-- In January a handful of days says nothing of a year; what is over needs no forecast.
create view premia_cards as
  select p.*, case when extract(year from as_of) = year and extract(month from as_of) > 1 then
      round(points::numeric * (make_date(year, 12, 31) - make_date(year, 1, 1) + 1) / extract(doy from as_of))::bigint
    end as forecast
  from premia p;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('agencies', 'agents', 'clients', 'invoices',
  'budgets', 'licences', 'software-activity', 'premia', 'materials'));
