import type { Db } from '../platform/db/db.ts'
import { booksFor } from '../prices/index.ts'
import { type InvoicedLine, linesOfInvoice, type StoredInvoice } from './queries/invoice.ts'
import { proofOf } from './proof.ts'

/** The lines of a document; those that differ with their proof. */
export async function provenLines(db: Db, invoice: StoredInvoice) {
  const lines = await linesOfInvoice(db, invoice)
  const differing = lines.filter(({ check }) => check === 'differs')
  const codes = differing.flatMap(({ product_code: code }) => (code === null ? [] : [code]))
  const known = codes.length > 0 ? await booksFor(db, { client: invoice.client_id, codes }) : null
  return lines.map((line) => {
    const { day: _day, day_is: _dayIs, captured: _captured, ...shown } = line
    return { ...shown, proof: known && proven(known, line) }
  })
}

type Known = Awaited<ReturnType<typeof booksFor>>

function proven({ list, books }: Known, line: InvoicedLine) {
  const { captured, day, day_is } = line
  if (line.check !== 'differs') return null
  const book = books.get(line.product_code?.toUpperCase() ?? '')
  // What an order keeps is proof enough where the lists have lost the article since.
  const proof = proofOf(book ?? { prices: [], discounts: [] }, line)
  return proof ? { list: captured?.list ?? list, day, day_is, ...proof } : null
}
