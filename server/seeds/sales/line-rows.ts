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
export function lineRows(invoices: readonly Invoice[]) {
  const last = new Map<string, number>()
  return byDay(invoices).flatMap(({ cell, date, lines, credit }) => {
    const year = date.slice(0, 4)
    const series = credit ? `${year}/NC` : `${year}/`
    const number = (last.get(series) ?? 0) + 1
    last.set(series, number)
    const invoiceNumber = series + String(number).padStart(credit ? 4 : 5, '0')
    return lines.map(({ product, description, quantity, cents, expo }, i) => [
      Number(year),
      invoiceNumber,
      i + 1,
      date,
      cell.shop.id,
      cell.agency.id,
      product.code,
      product.family,
      description,
      quantity,
      cents,
      expo,
    ])
  })
}

/** Within a day in the order of the clients; the sort keeps the order of equals. */
const byDay = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.cell.shop.id - b.cell.shop.id))
