import { noJobs } from '../no-jobs.ts'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inFileNames, placeFile } from '../../src/invoices/index.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { FileStore } from '../../src/platform/files/files.ts'
import { type ElectronicBuyer, type ElectronicSample, electronicXml } from './electronic.ts'

interface Drawn {
  readonly year: number
  readonly number: string
  readonly kind: 'invoice' | 'credit_note'
  readonly date: string
  readonly net: number
  readonly vat: number
  readonly gross: number
  readonly credits: string | null
  readonly buyer: ElectronicBuyer
  readonly lines: { code: string | null; description: string; quantity: number; cents: number }[]
  readonly instalments: { date: string; cents: number; method: string }[]
}

/** The last documents to Italian shops that have their XML: as many as make it usual on a screen. */
const mostFiles = 60

async function lastDocuments(db: Db): Promise<Drawn[]> {
  const { rows } = await sql<Drawn>`
    select d.year, d.number, d.kind, d.date, d.net_cents as net, d.vat_cents as vat, d.gross_cents as gross,
      d.credit_note_of as credits,
      json_build_object('name', c.business_name, 'vat_number', c.vat_number, 'address', coalesce(c.address, ''),
        'postal_code', coalesce(c.postal_code, ''), 'city', coalesce(c.city, ''), 'province', coalesce(c.province, '')) as buyer,
      (select json_agg(json_build_object('code', l.product_code, 'description', l.description, 'quantity', l.quantity::float8,
        'cents', l.amount_cents) order by l.line) from invoice_lines l
        where l.year = d.year and l.invoice_number = d.number) as lines,
      (select json_agg(json_build_object('date', i.due_date, 'cents', i.due_cents, 'method', i.method) order by i.n)
        from invoice_instalments i where i.document_id = d.id) as instalments
    from invoice_documents d join clients c on c.id = d.client_id
    where c.country = 'IT' and c.vat_number is not null
    order by d.date desc, d.id desc limit ${mostFiles}`.execute(db)
  return rows
}

const euros = (cents: number) => (cents / 100).toFixed(2)

/** What the exchange would carry: a credit note is positive there, its type says what it is. */
function sampleOf(one: Drawn): ElectronicSample {
  const sign = one.kind === 'credit_note' ? -1 : 1
  return {
    type: one.kind === 'credit_note' ? 'TD04' : 'TD24',
    number: one.number,
    date: one.date,
    lines: one.lines.map(({ code, description, quantity, cents }) => ({
      code,
      description,
      quantity: Math.abs(quantity),
      price: ((sign * cents) / 100 / Math.abs(quantity || 1)).toFixed(8),
      total: euros(sign * cents),
    })),
    net: euros(sign * one.net),
    tax: euros(sign * one.vat),
    gross: euros(sign * one.gross),
    instalments: one.instalments.map(({ date, cents, method }) => ({
      date,
      amount: euros(sign * cents),
      method: method || 'MP05',
    })),
    ...(one.credits && { credits: one.credits }),
  }
}

/** Keeps the XML of the last documents. @returns how many */
export async function seedInvoiceFiles(
  db: Db,
  files: FileStore,
  seller: Parameters<typeof electronicXml>[0],
  now: Date,
): Promise<number> {
  const documents = await lastDocuments(db)
  const folder = await mkdtemp(join(tmpdir(), 'mandato-invoices-'))
  try {
    for (const one of documents) {
      const data = Buffer.from(electronicXml(seller, one.buyer, [sampleOf(one)]))
      const path = join(folder, 'file')
      // Kept bytes keep their first name, and another file comes under it.
      await rm(path, { force: true })
      await writeFile(path, data, { mode: 0o600 })
      const sha256 = createHash('sha256').update(data).digest('hex')
      const name = `${one.year}-${inFileNames(one.number)}.xml`
      await placeFile({ db, files, jobs: noJobs, now }, { name, path, bytes: data.length, sha256, by: null })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return documents.length
}
