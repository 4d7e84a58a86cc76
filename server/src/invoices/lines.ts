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
  return lines.map(({ day, ...line }) => ({ ...line, proof: known && proven(known, line, day) }))
}

type Known = Awaited<ReturnType<typeof booksFor>>

function proven({ list, books }: Known, line: Omit<InvoicedLine, 'day'>, day: string) {
  const book = line.check === 'differs' ? books.get(line.product_code?.toUpperCase() ?? '') : undefined
  const proof = book && proofOf(book, { day, quantity: line.quantity, amount: line.amount })
  return proof ? { list, day, day_is: 'invoice' as const, ...proof } : null
}
