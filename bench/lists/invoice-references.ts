import type { Statement } from './asked.ts'
import { pageOf, sorted, values } from './references.ts'

const day = `(now() at time zone 'Europe/Rome')::date`
const status = `case when d.settled then 'paid' when d.first_due < ${day} then 'overdue'
  when d.paid_cents <> 0 then 'partial' else 'open' end`
const euros = (cents: string) => `${cents}::float8 / 100`
const instalments = `(select coalesce(json_agg(json_build_object('n', i.n, 'date', i.due_date,
    'amount', ${euros('i.due_cents')}, 'paid', ${euros('i.paid_cents')}, 'method', i.method,
    'state', case when abs(i.paid_cents) >= abs(i.due_cents) then 'paid'
      when i.due_cents > 0 and i.due_date < ${day} then 'late' else 'due' end,
    'days_late', case when i.due_cents > i.paid_cents and i.due_cents > 0 and i.due_date < ${day}
      then ${day} - i.due_date end) order by i.n), '[]')
  from invoice_instalments i where i.document_id = d.id)`

/** The list of invoices as somebody of the sales sees it who has no areas, with how many stand how. */
export function invoices(asked: URL): Statement {
  const { given, place } = values()
  const { searchParams, pathname } = asked
  const keys: Readonly<Record<string, string>> = {
    date: 'd.date',
    gross: 'd.gross_cents',
    open: 'd.open_cents',
    number: `d.year || ' ' || d.number`,
  }
  const key = keys[searchParams.get('sort') ?? ''] ?? 'd.date'
  const year = searchParams.get('year')
  const unpaid = searchParams.get('unpaid')
  const seen = `d.client_id in (select c.id from clients c where c.status <> 'deleted')${year ? ` and d.year = ${place(Number(year))}` : ''}`
  const wanted = unpaid ? ` and d.settled = ${place(unpaid === 'false')}` : ''
  const counted = (how: string) => `(select count(*) from invoice_documents d where ${seen} and ${how})`
  const { length, from } = pageOf(asked, Number(pathname.split('/').at(-1)))
  const by = `${sorted(asked)} nulls last`
  const text = `
    select json_build_object(
      'total', (select count(*) from invoice_documents d where ${seen}${wanted}),
      'counts', json_build_object('unpaid', ${counted('not d.settled')},
        'overdue', ${counted(`not d.settled and d.first_due < ${day}`)}, 'differs', ${counted('d.differing > 0')},
        'paid', ${counted('d.settled')}),
      'rows', coalesce((select json_agg(r) from (
        select d.id, d.number, d.kind, d.date, d.client_id, c.code as client_code, c.business_name as client, c.city,
          c.agency_id, a.business_name as agency, ${euros('d.net_cents')} as net, ${euros('d.vat_cents')} as vat,
          ${euros('d.gross_cents')} as gross, ${euros('d.open_cents')} as open, ${status} as status, d.first_due as due_date,
          case when d.first_due < ${day} then ${day} - d.first_due end as days_overdue,
          case when d.differing > 0 then ${euros('d.difference_cents')} end as price_difference, d.credit_note_of,
          ${instalments} as due_dates
        from (select d.* from invoice_documents d where ${seen}${wanted}
          order by ${key} ${by}, d.id limit ${length} offset ${place(from)}) d
        join clients c on c.id = d.client_id join agencies a on a.id = c.agency_id order by ${key} ${by}, d.id
      ) r), '[]'))::text as json`
  return { text, values: given }
}
