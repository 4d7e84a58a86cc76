import type pg from 'pg'
import { isTiny, type RoundsOptions } from './rounds.ts'

export const manyDocuments = 200_000

/** Invoices of a large network: those of the demonstration company again and again, each with its instalments. */
export async function manyInvoices(pool: pg.Pool, options: RoundsOptions): Promise<void> {
  const wanted = isTiny(options) ? 60_000 : manyDocuments
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    `create temporary table more on commit drop as
     select d.id as of_id, n, (select max(id) from invoice_documents) + row_number() over (order by n, d.id) as id
     from invoice_documents d cross join generate_series(1, 1 + $1::int / (select count(*)::int from invoice_documents)) n
     order by n, d.id limit $1 - (select count(*) from invoice_documents)`,
    [wanted],
  )
  await client.query(`
    insert into invoice_documents overriding system value
    select (jsonb_populate_record(null::invoice_documents, to_jsonb(d) || jsonb_build_object('id', m.id,
      'number', d.number || '-' || m.n, 'reverses', null, 'credit_note_of', null, 'credit_note_year', null))).*
    from more m join invoice_documents d on d.id = m.of_id`)
  await client.query(`
    insert into invoice_instalments (document_id, n, due_date, due_cents, paid_cents, method)
    select m.id, i.n, i.due_date, i.due_cents, i.paid_cents, i.method
    from more m join invoice_instalments i on i.document_id = m.of_id`)
  await client.query('commit')
  client.release()
  await pool.query('vacuum analyze invoice_documents, invoice_instalments')
}
