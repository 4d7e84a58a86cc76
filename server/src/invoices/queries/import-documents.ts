import type { Landing, RowFault } from '../../platform/bulk-load/landing.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** What is due of a row `l`, of which `k` is there. */
const dueOf = (given: ReadonlySet<string>) =>
  sql`coalesce(${given.has('due_amount') ? sql`l.due_cents` : sql`k.due_cents`}, l.gross_cents)`

/** The rows of a file as they will be; what it has no column for stays as it is, and is usual of a new one. */
const matched = (given: ReadonlySet<string>) => sql`
  select m.*, (d.id is null) as is_new, d.id is not null and ((m.kind, m.date, m.client_id, m.net_cents, m.vat_cents, m.gross_cents,
      m.credit_note_of, m.credit_note_year) is distinct from (d.kind, d.date, d.client_id, d.net_cents, d.vat_cents,
      d.gross_cents, d.credit_note_of, d.credit_note_year)
    or (m.due_date, m.due_cents, m.paid_cents, m.method) is distinct from (i.due_date, i.due_cents, i.paid_cents, i.method)
    or i.document_id is null) as differs
  from (
    select l.line, l.year, l.number, l.n, l.date, l.client_id, l.net_cents, l.vat_cents, l.gross_cents,
      coalesce(l.kind, case when l.gross_cents < 0 then 'credit_note' else 'invoice' end) as kind,
      ${given.has('credit_note_of') ? sql`l.credit_note_of` : sql`o.credit_note_of`} as credit_note_of,
      ${
        given.has('credit_note_of')
          ? sql`case when l.credit_note_of is not null then coalesce(extract(year from l.credit_note_date), l.year)::smallint end`
          : sql`o.credit_note_year`
      } as credit_note_year,
      coalesce(${given.has('due_date') ? sql`l.due_date` : sql`k.due_date`}, l.date) as due_date,
      ${dueOf(given)} as due_cents,
      coalesce(${given.has('paid_amount') ? sql`l.paid_cents` : sql`k.paid_cents`}, 0) as paid_cents,
      coalesce(${given.has('method') ? sql`l.method` : sql`k.method`}, '') as method
    from landing_invoice_documents l
    left join invoice_documents o on o.year = l.year and o.number = l.number
    left join invoice_instalments k on k.document_id = o.id and k.n = l.n
  ) m
  left join invoice_documents d on d.year = m.year and d.number = m.number
  left join invoice_instalments i on i.document_id = d.id and i.n = m.n`

/** Invoices and credit notes of an ERP file, a row for each instalment. The instalments of a document are those of its file. */
export const invoiceDocumentLanding = {
  table: 'landing_invoice_documents',
  columns: [
    'number',
    'year',
    'date',
    'n',
    'client_id',
    'net_cents',
    'vat_cents',
    'gross_cents',
    'kind',
    'credit_note_of',
    'credit_note_date',
    'due_date',
    'due_cents',
    'paid_cents',
    'method',
  ],
  key: ['year', 'number', 'n'],
  held: sql`
    select d.number as invoice_number, d.date::text as date, i.n::text as instalment, c.code as client_code,
      (d.net_cents / 100::numeric(3))::numeric(20, 2)::text as net,
      (d.vat_cents / 100::numeric(3))::numeric(20, 2)::text as vat,
      (d.gross_cents / 100::numeric(3))::numeric(20, 2)::text as gross, d.kind, d.credit_note_of,
      case when d.credit_note_year is not null then coalesce(
        (select o.date from invoice_documents o where o.id = d.reverses), make_date(d.credit_note_year, 1, 1))::text
      end as credit_note_date,
      i.due_date::text as due_date, (i.due_cents / 100::numeric(3))::numeric(20, 2)::text as due_amount,
      (i.paid_cents / 100::numeric(3))::numeric(20, 2)::text as paid_amount, nullif(i.method, '') as method
    from invoice_documents d join invoice_instalments i on i.document_id = d.id
    join registry_clients c on c.id = d.client_id order by d.year, d.number, i.n`,

  async create(db) {
    await sql`
      create temporary table landing_invoice_documents (
        line bigint not null,
        number text not null,
        year smallint not null,
        date date not null,
        n smallint not null,
        client_id integer not null,
        net_cents bigint not null,
        vat_cents bigint not null,
        gross_cents bigint not null,
        kind text,
        credit_note_of text,
        credit_note_date date,
        due_date date,
        due_cents bigint,
        paid_cents bigint,
        method text
      )`.execute(db)
  },

  async faults(db, given) {
    await sql`create index on landing_invoice_documents (year, number)`.execute(db)
    const { rows } = await sql<RowFault>`
      with documents as (
        select l.year, l.number, sum(${dueOf(given)}) as due, min(l.gross_cents) as gross,
          count(distinct (l.date, l.client_id, l.net_cents, l.vat_cents, l.gross_cents, l.kind, l.credit_note_of,
            l.credit_note_date)) as ways
        from landing_invoice_documents l left join invoice_documents o on o.year = l.year and o.number = l.number
        left join invoice_instalments k on k.document_id = o.id and k.n = l.n
        group by l.year, l.number
      ), gone as (
        delete from landing_invoice_documents l using documents t
        where t.year = l.year and t.number = l.number
          and (t.ways > 1 or t.due <> t.gross or l.net_cents + l.vat_cents <> l.gross_cents
            or (l.kind = 'invoice' and l.gross_cents < 0) or (l.kind = 'credit_note' and l.gross_cents > 0)
            or (l.credit_note_of is not null and coalesce(l.kind, case when l.gross_cents < 0 then 'credit_note' end)
              is distinct from 'credit_note'))
        returning l.line, l.number, l.net_cents, l.vat_cents, l.gross_cents, l.kind, l.due_cents, t.ways, t.due
      )
      select line, number as subject,
        case when net_cents + vat_cents <> gross_cents or (kind is not null and kind = 'invoice' and gross_cents < 0)
          or (kind = 'credit_note' and gross_cents > 0) then 'gross' when ways > 1 then null
          when due <> gross_cents then 'due_amount' else 'credit_note_of' end as "column",
        (gross_cents / 100::numeric(3))::numeric(20, 2)::text as value,
        case when net_cents + vat_cents <> gross_cents then 'net_and_vat' when ways > 1 then 'document_differs'
          when due <> gross_cents then 'instalments_sum' else 'sign_of_document' end as reason,
        json_build_object('sum', (due / 100::numeric(3))::numeric(20, 2)::text) as values
      from gone order by line`.execute(db)
    return rows
  },

  async compare(db, given) {
    const { rows } = await sql<{ created: number; updated: number; unchanged: number }>`
      select count(*) filter (where is_new) as created, count(*) filter (where differs) as updated,
        count(*) filter (where not is_new and not differs) as unchanged
      from (${matched(given)}) m`.execute(db)
    return { ...(rows[0] ?? { created: 0, updated: 0, unchanged: 0 }), effects: [] }
  },

  async apply(tx, given, step) {
    await sql`create temporary table invoice_document_rows on commit drop as ${matched(given)}`.execute(tx)
    await sql`
      insert into invoice_documents (year, number, kind, date, client_id, net_cents, vat_cents, gross_cents,
        credit_note_of, credit_note_year)
      select distinct on (year, number) year, number, kind, date, client_id, net_cents, vat_cents, gross_cents,
        credit_note_of, credit_note_year
      from invoice_document_rows where is_new or differs order by year, number, n
      on conflict (year, number) do update set kind = excluded.kind, date = excluded.date,
        client_id = excluded.client_id, net_cents = excluded.net_cents, vat_cents = excluded.vat_cents,
        gross_cents = excluded.gross_cents, credit_note_of = excluded.credit_note_of,
        credit_note_year = excluded.credit_note_year`.execute(tx)
    const { numAffectedRows } = await sql`
      insert into invoice_instalments (document_id, n, due_date, due_cents, paid_cents, method)
      select d.id, r.n, r.due_date, r.due_cents, r.paid_cents, r.method
      from invoice_document_rows r join invoice_documents d on d.year = r.year and d.number = r.number
      where r.is_new or r.differs
      on conflict (document_id, n) do update set due_date = excluded.due_date, due_cents = excluded.due_cents,
        paid_cents = excluded.paid_cents, method = excluded.method`.execute(tx)
    await sql`
      delete from invoice_instalments i using invoice_documents d
      where d.id = i.document_id and (d.year, d.number) in (select year, number from invoice_document_rows)
        and not exists (select from invoice_document_rows r where r.year = d.year and r.number = d.number and r.n = i.n)`.execute(
      tx,
    )
    await step(Number(numAffectedRows ?? 0))
  },
} satisfies Landing

/** Brings what documents say of their instalments, and of each other, up to date. @param all else those of the file at hand */
export async function standInvoices(tx: Db, all = false): Promise<void> {
  const touched = all
    ? sql`true`
    : sql`(d.year, d.number) in (select year, number from landing_invoice_documents)`
  await sql`
    update invoice_documents d set paid_cents = s.paid, open_cents = s.due - s.paid, first_due = s.first_due,
      settled = s.settled
    from (
      select i.document_id, sum(i.due_cents) as due, sum(i.paid_cents) as paid,
        min(i.due_date) filter (where i.due_cents > 0 and i.paid_cents < i.due_cents) as first_due,
        bool_and(abs(i.paid_cents) >= abs(i.due_cents)) as settled
      from invoice_instalments i join invoice_documents d on d.id = i.document_id where ${touched}
      group by i.document_id
    ) s where s.document_id = d.id`.execute(tx)
  await sql`
    update invoice_documents d set reverses = f.reverses from (
      select d.id, o.id as reverses from invoice_documents d
      left join invoice_documents o on o.year = d.credit_note_year and o.number = d.credit_note_of
        and o.kind = 'invoice' and o.client_id = d.client_id
      where d.credit_note_of is not null or d.reverses is not null
    ) f where f.id = d.id and d.reverses is distinct from f.reverses`.execute(tx)
  await sql`
    update invoice_documents d set place = p.place from (
      select d.id, coalesce(o.first_due, d.first_due,
        (select max(i.due_date) from invoice_instalments i where i.document_id = coalesce(o.id, d.id)), d.date) as place
      from invoice_documents d left join invoice_documents o on o.id = d.reverses
    ) p where p.id = d.id and p.place is distinct from d.place`.execute(tx)
}
