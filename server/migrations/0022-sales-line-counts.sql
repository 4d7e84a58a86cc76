-- The roll-ups also count lines and tell invoices from credit notes, day by day: the totals of a list of invoice lines
-- and the day on which one of its pages begins are read from them, however many lines there are.

-- `days` are from now on the days with lines.
alter table client_revenue
  -- How many lines the year has up to and including each of `days`.
  add column ytd_lines integer[],
  -- The days with lines below zero, ascending.
  add column credit_days smallint[],
  -- The total of those lines up to and including each of `credit_days`, and how many they are.
  add column ytd_credited_cents bigint[],
  add column ytd_credit_lines integer[];
alter table agency_revenue
  add column ytd_lines integer[],
  add column credit_days smallint[],
  add column ytd_credited_cents bigint[],
  add column ytd_credit_lines integer[];

-- A busy year no longer fits on a page with all its arrays. What every figure is read from stays in the row.
alter table client_revenue
  alter column days set storage main, alter column ytd_cents set storage main, alter column month_ends_cents set storage main,
  alter column ytd_lines set storage external, alter column credit_days set storage external,
  alter column ytd_credited_cents set storage external, alter column ytd_credit_lines set storage external;
alter table agency_revenue
  alter column days set storage main, alter column ytd_cents set storage main, alter column month_ends_cents set storage main,
  alter column ytd_lines set storage external, alter column credit_days set storage external,
  alter column ytd_credited_cents set storage external, alter column ytd_credit_lines set storage external;

-- Summed up anew from the lines.
create temporary table by_day on commit drop as
  select client_id, agency_id, year, family_code collate "C" as family_code, expo, month_day(date) as day,
    sum(amount_cents) as cents, count(*) as lines, sum(least(amount_cents, 0)) as credited,
    count(*) filter (where amount_cents < 0) as credit_lines
  from invoice_lines group by 1, 2, 3, 4, 5, 6;

create temporary table running on commit drop as
  select client_id, agency_id, year, family_code, expo, day, lines, credit_lines,
    sum(cents) over own as ytd_cents, sum(lines) over own as ytd_lines,
    sum(credited) over own as ytd_credited, sum(credit_lines) over own as ytd_credit_lines
  from by_day window own as (partition by client_id, agency_id, year, family_code, expo order by day)
  union all
  -- Client 0 is the agency's row, and the network's as agency 0.
  select 0, agency_id, year, family_code, expo, day, lines, credit_lines,
    sum(cents) over own, sum(lines) over own, sum(credited) over own, sum(credit_lines) over own
  from (
    select agency_id, year, family_code, expo, day, sum(cents) as cents, sum(lines) as lines, sum(credited) as credited,
      sum(credit_lines) as credit_lines
    from (
      select agency_id, year, family_code, expo, day, cents, lines, credited, credit_lines from by_day
      union all
      select 0, year, family_code, expo, day, cents, lines, credited, credit_lines from by_day
    ) both_levels
    group by 1, 2, 3, 4, 5
  ) agencies window own as (partition by agency_id, year, family_code, expo order by day);

create temporary table summed on commit drop as
  select client_id, agency_id, year, family_code, expo, sum(lines)::integer as lines,
    array_agg(day order by day) as days,
    array_agg(ytd_cents::bigint order by day) as ytd_cents,
    array_agg(ytd_lines::integer order by day) as ytd_lines,
    coalesce(array_agg(day order by day) filter (where credit_lines > 0), '{}') as credit_days,
    coalesce(array_agg(ytd_credited::bigint order by day) filter (where credit_lines > 0), '{}') as ytd_credited_cents,
    coalesce(array_agg(ytd_credit_lines::integer order by day) filter (where credit_lines > 0), '{}') as ytd_credit_lines
  from running group by 1, 2, 3, 4, 5;

delete from client_revenue;
insert into client_revenue (client_id, year, agency_id, family_code, expo, lines, days, ytd_cents, ytd_lines, credit_days,
    ytd_credited_cents, ytd_credit_lines)
  select client_id, year, agency_id, family_code, expo, lines, days, ytd_cents, ytd_lines, credit_days,
    ytd_credited_cents, ytd_credit_lines
  from summed where client_id <> 0;
delete from agency_revenue;
insert into agency_revenue (agency_id, year, family_code, expo, lines, days, ytd_cents, ytd_lines, credit_days,
    ytd_credited_cents, ytd_credit_lines)
  select agency_id, year, family_code, expo, lines, days, ytd_cents, ytd_lines, credit_days, ytd_credited_cents, ytd_credit_lines
  from summed where client_id = 0;

alter table client_revenue
  alter column ytd_lines set not null, alter column credit_days set not null,
  alter column ytd_credited_cents set not null, alter column ytd_credit_lines set not null,
  add check (cardinality(ytd_lines) = cardinality(days)),
  add check (cardinality(ytd_credited_cents) = cardinality(credit_days)),
  add check (cardinality(ytd_credit_lines) = cardinality(credit_days));
alter table agency_revenue
  alter column ytd_lines set not null, alter column credit_days set not null,
  alter column ytd_credited_cents set not null, alter column ytd_credit_lines set not null,
  add check (cardinality(ytd_lines) = cardinality(days)),
  add check (cardinality(ytd_credited_cents) = cardinality(credit_days)),
  add check (cardinality(ytd_credit_lines) = cardinality(credit_days));

-- Pages of one family code, and of what was bought for display.
create index invoice_lines_by_family on invoice_lines (family_code, date desc);
create index invoice_lines_for_display on invoice_lines (date desc, invoice_number, line) where expo;
