-- What a material that is asked for is called in the languages besides Italian; other requests are called one way.
create or replace view request_list as
  select 'material' as thing, r.id as thing_id, 'material' as kind, r.id::text as number,
    r.requested || ' × ' || m.name as subject, r.status as own_status,
    case when r.status = 'requested' then 'open' when r.status in ('delivered', 'withdrawn', 'rejected', 'cancelled')
      then 'closed' else 'answered' end as state,
    case when r.status = 'requested' then 'ours' else 'done' end as turn,
    coalesce(r.decided_at, r.requested_at) as since, r.client_id, r.agency_id, r.requested_by as created_by,
    r.requested_at as created_at, 0 as messages, r.agency_id as asking_agency_id,
    r.requested || ' × ' || coalesce(m.name_en, m.name) as subject_en,
    r.requested || ' × ' || coalesce(m.name_fr, m.name) as subject_fr,
    r.requested || ' × ' || coalesce(m.name_es, m.name) as subject_es
  from material_requests r left join materials m on m.id = r.product_id
  union all
  select 'order', o.id, case o.type when 'missing' then 'missing' when 'ready' then 'ready' else 'order' end, o.number,
    case when o.reference = '' then coalesce(nullif(o.model, ''), o.number) else o.reference end, o.status,
    case when o.status in ('sent', 'in_charge', 'requested') then 'open'
      when o.status in ('delivered', 'closed', 'rejected', 'withdrawn', 'declined', 'collected', 'not_collected')
        then 'closed' else 'answered' end,
    case when o.status in ('sent', 'in_charge', 'requested') then 'ours' when o.status = 'to_complete' then 'theirs'
      else 'done' end,
    o.since, o.client_id, c.agency_id, o.created_by, coalesce(o.sent_at, o.created_at),
    (select count(*)::int from request_messages g where g.order_id = o.id and not g.internal), null::integer, null, null, null
  from orders o left join clients c on c.id = o.client_id where o.number is not null
  union all
  select 'free', f.id, 'free', f.id::text, f.subject, f.status, f.status,
    case f.status when 'open' then 'ours' when 'answered' then 'theirs' else 'done' end,
    f.since, f.client_id, c.agency_id, f.created_by, f.created_at,
    (select count(*)::int from request_messages g where g.free_id = f.id and not g.internal), null::integer, null, null, null
  from free_requests f left join clients c on c.id = f.client_id where f.client_id is not null
  union all
  select 'free', f.id, 'free', f.id::text, f.subject, f.status, f.status,
    case f.status when 'open' then 'ours' when 'answered' then 'theirs' else 'done' end,
    f.since, f.client_id, f.agency_id, f.created_by, f.created_at,
    (select count(*)::int from request_messages g where g.free_id = f.id and not g.internal), f.agency_id, null, null, null
  from free_requests f where f.client_id is null;
