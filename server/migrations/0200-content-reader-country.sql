-- A reader's country is that of his clients or his agency, else the one he wrote in the request his account was made of:
-- a reseller abroad who is linked to no client is reached by what is for his country.
create index registrations_by_account on registrations (user_id, id desc) where user_id is not null;

create or replace view content_readers as
  select u.id, u.name, u.email, u.language, u.active, u.user_type, u.profile,
    case u.user_type when 1 then 'admin' when 4 then 'sales' when 2 then 'agent'
      else case when l.countries is not null then 'customer' when u.profile = 'press' then 'press' else 'reseller' end
    end as role,
    coalesce(case when u.user_type = 2 then array[a.country] else coalesce(l.countries, g.countries) end, '{}')
      as countries,
    coalesce(case when u.user_type = 2 then array[u.agency_id] else l.agencies end, '{}') as agencies,
    case when u.user_type = 2 then a.business_name else l.name end as belongs_to, u.created_at
  from users u
  left join agencies a on a.id = u.agency_id
  left join lateral (
    select array_agg(distinct c.country) as countries, array_agg(distinct c.agency_id) as agencies,
      min(c.business_name) as name
    from user_clients uc join clients c on c.id = uc.client_id where uc.user_id = u.id and u.user_type = 3
  ) l on true
  left join lateral (
    select array[r.country] as countries from registrations r
    where r.user_id = u.id and u.user_type = 3 order by r.id desc limit 1
  ) g on true;

-- Promotions that were extended kept the end they had before.
update content_items set expires_at = (valid_until + 1)::timestamp at time zone 'Europe/Rome'
where kind = 'promotions' and valid_until is not null
  and (publish_at is null or publish_at < (valid_until + 1)::timestamp at time zone 'Europe/Rome');

-- The titles of videos are words, too.
update content_texts t set words = trim(t.words || ' ' || v.titles)
from (
  select item_id, language, string_agg(n #>> '{attrs,title}', ' ') as titles
  from content_texts, jsonb_path_query(body, '$.content[*] ? (@.type == "video")') n group by 1, 2
) v
where v.item_id = t.item_id and v.language = t.language and v.titles <> '';
