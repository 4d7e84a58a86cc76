import type { Invoice } from './line.ts'

export const lineColumns = [
  'year',
  'invoice_number',
  'line',
  'date',
  'client_id',
  'agency_id',
  'product_code',
  'family_code',
  'description',
  'quantity',
  'amount_cents',
  'expo',
] as const

/** Numbers the invoices by day, each year anew; credit notes have a series of their own. */
export function numbered(invoices: readonly Invoice[]): (Invoice & { readonly number: string })[] {
  const last = new Map<string, number>()
  return byDay(invoices).map((invoice) => {
    const year = invoice.date.slice(0, 4)
    const series = invoice.credit ? `${year}/NC` : `${year}/`
    const n = (last.get(series) ?? 0) + 1
    last.set(series, n)
    return { ...invoice, number: series + String(n).padStart(invoice.credit ? 4 : 5, '0') }
  })
}

/** Their lines, as they are stored. */
export const lineRows = (invoices: readonly Invoice[]) =>
  numbered(invoices).flatMap(({ cell, date, lines, number }) =>
    lines.map(({ product, description, quantity, cents, expo, free }, i) => [
      Number(date.slice(0, 4)),
      number,
      i + 1,
      date,
      cell.shop.id,
      cell.agency.id,
      free ? null : product.code,
      product.family,
      description,
      quantity,
      cents,
      expo,
    ]),
  )

/** Within a day in the order of the clients; the sort keeps the order of equals. */
const byDay = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.cell.shop.id - b.cell.shop.id))
