import type { Statement } from './asked.ts'
import { containing, like, pageOf, sorted, values } from './references.ts'

/* The best bare handlers of the lists of materials and of what is to send; see `references.ts`. */

const picture = `case when i.key is not null then json_build_object('url', '/api/v1.0/public/material-picture/' || i.key,
  'thumb', '/api/v1.0/public/material-picture/' || i.key || '-s') end`

/** The catalogue as somebody of the sales sees it, in Italian. */
export function materials(asked: URL): Statement {
  const { given, place } = values()
  const { searchParams, pathname } = asked
  const keys: Readonly<Record<string, string>> = {
    product_code: 'm.product_code',
    name: 'plain(m.name)',
    brand: 'plain(m.brand)',
    availability: 's.on_hand - s.committed',
  }
  const key = keys[searchParams.get('sort') ?? ''] ?? 'plain(m.name)'
  const from = 'materials m join material_stock s on s.product_id = m.id'
  const where = `s.archived_at is null and m.searchable like ${containing(place(like(searchParams.get('q') ?? '')))}`
  const { length, from: skipped } = pageOf(asked, Number(pathname.split('/').at(-1)))
  const by = `${sorted(asked)} nulls last`
  const text = `
    with seen as materialized (select m.id, ${key} as key from ${from} where ${where})
    select json_build_object('total', (select count(*) from seen), 'rows', coalesce((select json_agg(r) from (
      select m.id, m.product_code, m.barcode, m.ean, m.name, m.type, m.family_id, coalesce(f.names ->> 'it', f.name) as family,
        m.brand, m.first_edition as dpe, m.pack as conf, m.weight_g as weight, m.price::float8 / 100 as price, m.notes,
        ${picture} as image, exists (select from material_favourites v where v.product_id = m.id
          and v.user_id = (select id from users where email = 'sales@mandato.example')) as favourite,
        s.on_hand - s.committed as availability, s.with_agencies as still_to_deliver, m.name as name_it, m.name_en, m.name_fr, m.name_es, m.internal_code, m.manager,
        m.cost::float8 / 100 as cost, m.location, s.on_hand as quantity, s.realised, m.printed,
        s.delivered as delivered_to_customers, s.committed, s.written_off, m.visible as visible_in_table, false as archived
      from (select id, key from seen order by key ${by}, id limit ${length} offset ${place(skipped)}) p
        join materials m on m.id = p.id join material_stock s on s.product_id = m.id
        left join material_families f on f.id = m.family_id
        left join material_images i on i.product_id = m.id and i.position = 1
      order by p.key ${by}, m.id
    ) r), '[]'))::text as json`
  return { text, values: given }
}

/** What is to send, as somebody of the sales sees it. */
export function toSend(asked: URL): Statement {
  const { given, place } = values()
  const { searchParams, pathname } = asked
  const keys: Readonly<Record<string, string>> = {
    date: 'r.requested_at',
    agency: 'plain(a.business_name)',
    product_code: 'm.product_code',
    residual: 'r.accepted - r.sent',
  }
  const key = keys[searchParams.get('sort') ?? ''] ?? 'r.requested_at'
  const from = `material_requests r join materials m on m.id = r.product_id join agencies a on a.id = r.agency_id
    left join clients c on c.id = r.client_id`
  const where = `r.status in ('accepted', 'accepted_partial', 'accepted_modified') and m.searchable || ' '
    || plain(a.business_name || ' ' || coalesce(c.business_name, '')) like ${containing(place(like(searchParams.get('q') ?? '')))}`
  const { length, from: skipped } = pageOf(asked, Number(pathname.split('/').at(-1)))
  const by = `${sorted(asked)} nulls last`
  const text = `
    with seen as materialized (select r.id, ${key} as key from ${from} where ${where})
    select json_build_object('total', (select count(*) from seen), 'rows', coalesce((select json_agg(l) from (
      select r.id as request_id, (r.requested_at at time zone 'Europe/Rome')::date as date, r.agency_id,
        a.business_name as agency, r.client_id, c.business_name as client, r.product_id, m.product_code, m.name, r.requested,
        r.accepted, r.sent, r.accepted - r.sent as residual, s.on_hand - s.committed as available, r.note
      from (select id, key from seen order by key ${by}, id limit ${length} offset ${place(skipped)}) p
        join material_requests r on r.id = p.id join materials m on m.id = r.product_id join agencies a on a.id = r.agency_id
        left join clients c on c.id = r.client_id join material_stock s on s.product_id = r.product_id
      order by p.key ${by}, r.id
    ) l), '[]'))::text as json`
  return { text, values: given }
}
