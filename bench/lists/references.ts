import { categories } from '../../contract/src/sales/categories.ts'
import type { Statement } from './asked.ts'

/*
 * The best bare handler there is for each list: one prepared statement, its text made of the filters that are given,
 * whose JSON PostgreSQL writes. Nobody is signed in and nothing is checked; who asks is written in. They are written
 * by hand and not taken from the portal, so that they can be better than it, and are compared with it before each run.
 */

/** Collects values and gives their places. */
export function values() {
  const given: unknown[] = []
  return { given, place: (value: unknown) => `$${given.push(value)}` }
}
export const like = (q: string) => q.replace(/[\\%_]/g, '\\$&')
/** Made once in a statement, not for each row. */
export const containing = (text: string) => `(select '%' || plain(${text}) || '%')`
export const sorted = (asked: URL) => (asked.searchParams.get('order') === 'desc' ? 'desc' : 'asc')
export const pageOf = (asked: URL, page: number) => {
  const length = Number(asked.searchParams.get('per_page') ?? 25)
  return { length, from: (page - 1) * length }
}

/** All agencies, as an administrator sees them. */
export function agencies(asked: URL): Statement {
  const { given, place } = values()
  const q = asked.searchParams.get('q') ?? ''
  const keys: Readonly<Record<string, string>> = {
    business_name: 'a.business_name',
    city: 'a.city',
    clients: 'coalesce(n.clients, 0)',
    active_clients: 'coalesce(n.active, 0)',
  }
  const where = `a.active and plain(a.business_name || ' ' || a.code || ' ' || coalesce(a.city, '')) like ${containing(place(like(q)))}`
  const { length, from } = pageOf(asked, 1)
  const text = `
    select json_build_object('total', (select count(*) from agencies a where ${where}), 'rows', coalesce(json_agg(r), '[]'))::text as json from (
      select a.id, a.code, a.business_name, a.city, a.province, a.region, a.country, a.email, a.phone,
        (select count(*) from users u where u.agency_id = a.id and u.user_type = 2 and u.active) as agents,
        coalesce(n.clients, 0) as clients, coalesce(n.active, 0) as active_clients
      from agencies a left join (
        select agency_id, count(*) as clients, count(*) filter (where status = 'active') as active
        from clients where status <> 'deleted' group by agency_id
      ) n on n.agency_id = a.id
      where ${where} order by ${keys[asked.searchParams.get('sort') ?? ''] ?? 'a.business_name'} ${sorted(asked)} nulls last, a.id
      limit ${length} offset ${from}
    ) r`
  return { text, values: given }
}

const flags = `json_build_object('active', c.status = 'active', 'prospect', c.status = 'prospect', 'dormant', c.status = 'dormant',
  'suspended', c.status = 'suspended', 'deletion', c.status = 'deletion_requested', 'to_sign', c.sheet_status in ('ready_to_sign', 'sent'),
  'to_renew', c.sheet_status = 'confirmed' and c.sheet_to_renew, 'unplaced', c.lat is null)`

/** All clients, as somebody of the sales sees them who has no areas. */
export function clients(asked: URL): Statement {
  const { given, place } = values()
  const { searchParams } = asked
  const [status, q] = [searchParams.get('status'), searchParams.get('q')]
  const keys: Readonly<Record<string, string>> = {
    last_order_date: 'c.last_order_date',
    business_name: 'c.name_key',
    city: 'lower(c.city)',
    code: 'c.code',
  }
  const key = keys[searchParams.get('sort') ?? ''] ?? 'c.name_key'
  const conditions = [`c.status <> 'deleted'`]
  if (status) conditions.push(`c.status = any(${place(status.split(','))})`)
  if (q) {
    const text = place(like(q))
    conditions.push(`(c.searchable like ${containing(text)} or c.code like (select upper(${text}) || '%'))`)
  }
  const { length, from } = pageOf(asked, Number(searchParams.get('page')))
  const by = `${sorted(asked)} nulls last`
  const text = `
    with seen as materialized (select c.id, ${key} as key from clients c where ${conditions.join(' and ')})
    select json_build_object('total', (select count(*) from seen), 'rows', coalesce((select json_agg(r) from (
      select c.id, c.code, c.business_name, c.address, c.city, c.province, c.country, c.lat, c.lng,
        case when c.lat is null then 'none' when c.geo_quality = 'none' then 'exact' else c.geo_quality end as geo_quality, c.phone,
        c.status as customer_status, case when c.sheet_to_renew and c.sheet_status = 'confirmed' then 'to_renew' else c.sheet_status end as sheet_status,
        u.name as agent, c.last_order_date, ${flags} as filters
      from (select id, key from seen order by key ${by}, id limit ${length} offset ${place(from)}) p
      join clients c on c.id = p.id left join users u on u.id = c.agent_id order by p.key ${by}, p.id
    ) r), '[]'))::text as json`
  return { text, values: given }
}

const agency = `(select agency_id from users where email = 'agent@mandato.example')`

/** The lines of an agent's agency in a month of a year, with their totals. */
export function lines(asked: URL): Statement {
  const { given, place } = values()
  const { searchParams, pathname } = asked
  const first = `${searchParams.get('year')}-${String(searchParams.get('month')).padStart(2, '0')}-01`
  const [from, family] = [place(first), place([...categories.furniture.codes])]
  const where = `l.agency_id = ${agency} and l.date >= ${from}::date and l.date < ${from}::date + interval '1 month' and l.family_code = any(${family})`
  const { length, from: skipped } = pageOf(asked, Number(pathname.split('/').at(-1)))
  const text = `
    select json_build_object('total', (select count(*) from invoice_lines l where ${where}),
      'sum', (select coalesce(sum(amount_cents), 0)::float8 / 100 from invoice_lines l where ${where}),
      'rows', coalesce((select json_agg(r) from (
        select l.invoice_number, l.line, l.date, case when c.agency_id = ${agency} then c.id end as client_id,
          case when c.agency_id = ${agency} then c.code end as client_code,
          case when c.agency_id = ${agency} then c.business_name else 'Clienti passati ad altra agenzia' end as client,
          l.product_code, l.description, l.family_code, l.quantity::float8, l.amount_cents::float8 / 100 as amount, l.expo
        from invoice_lines l join clients c on c.id = l.client_id where ${where}
        order by l.date desc, l.invoice_number, l.line limit ${length} offset ${place(skipped)}
      ) r), '[]'))::text as json`
  return { text, values: given }
}

/** The search of the header among all clients: code, VAT number, beginning of the name, name, town. */
export function search(asked: URL): Statement {
  const q = asked.searchParams.get('q') ?? ''
  // As ranges, which a plan for any text finds in an index; `like` with an unknown text does not.
  const begins = (column: string, text: string) =>
    `(${column} ~>=~ (select ${text}) and ${column} ~<~ (select ${text} || U&'\\+10FFFF'))`
  const [code, vat, name] = [
    begins('c.code', 'upper($1)'),
    begins('c.vat_number', '$1::text'),
    begins('c.name_key', 'plain($1)'),
  ]
  const text = `
    with quick as materialized (
      select c.id, case when c.code = upper($1) then 1 when ${code} then 2 when ${vat} then 3 else 4 end as rank
      from clients c where c.status <> 'deleted' and (${code} or ${vat} or ${name})
      order by rank, c.name_key, c.id limit 20
    ), slow as materialized (
      select c.id, case when c.name_key like ${containing('$2')} then 5 else 6 end as rank from clients c
      where (select count(*) from quick) < 20 and c.status <> 'deleted' and c.searchable like ${containing('$2')}
        and c.id not in (select id from quick)
      order by rank, c.name_key, c.id limit 20
    )
    select json_build_object('rows', coalesce(json_agg(r), '[]'))::text as json from (
      select 'client' as type, c.id, c.code, c.business_name, c.city, c.province, a.business_name as agency, '/clients/' || c.id as link
      from (select * from quick union all select * from slow) found join clients c on c.id = found.id join agencies a on a.id = c.agency_id
      order by found.rank, c.name_key, c.id limit 20
    ) r`
  return { text, values: [q, like(q)] }
}
