import { dateOf, daysInMonth } from '@mandato/contract/fields/dates'
import type { Invoice } from '../sales/line.ts'
import { randomFor } from '../random.ts'
import { numbered } from '../sales/line-rows.ts'

export const documentColumns = [
  'id',
  'year',
  'number',
  'kind',
  'date',
  'client_id',
  'net_cents',
  'vat_cents',
  'gross_cents',
  'credit_note_of',
  'credit_note_year',
] as const
export const instalmentColumns = [
  'document_id',
  'n',
  'due_date',
  'due_cents',
  'paid_cents',
  'method',
] as const

type Row = (string | number | null)[]
const methods = ['MP12', 'MP12', 'MP12', 'MP05', 'MP19', 'MP05'] as const

/** The last day of the month so many months after the one of a day. */
function monthsOn(day: string, months: number): string {
  const month = Number(day.slice(5, 7)) - 1 + months
  const [year, at] = [Number(day.slice(0, 4)) + Math.floor(month / 12), (month % 12) + 1]
  return dateOf(year, at, daysInMonth(year, at))
}

/**
 * The documents of the invented lines: due at the end of the month 30 to 90 days on, in one to three instalments. Most
 * shops pay on time; one in nine pays late, some of them only a part.
 * @param today the day up to which money came in
 */
export function documentRows(invoices: readonly Invoice[], today: string) {
  const random = randomFor('invoice documents')
  const all = numbered(invoices)
  const documents: Row[] = []
  const instalments: Row[] = []
  const soldTo = new Map<string, string>()
  let id = 0
  for (const { cell, date, lines, credit, number } of all) {
    id += 1
    const net = lines.reduce((sum, { cents }) => sum + cents, 0)
    const abroad = cell.shop.agency.country !== 'IT'
    const vat = abroad ? 0 : Math.sign(net) * Math.round(Math.abs(net) * 0.22)
    const gross = net + vat
    const article = (code: string) => `${cell.shop.id} ${code}`
    const of = credit ? soldTo.get(article(lines[0]?.product.code ?? '')) : undefined
    if (!credit) for (const { product } of lines) soldTo.set(article(product.code), number)
    // What gross is below zero is a credit note, whatever it was written as.
    const isCredit = gross < 0
    documents.push([
      id,
      Number(date.slice(0, 4)),
      number,
      isCredit ? 'credit_note' : 'invoice',
      date,
      cell.shop.id,
      net,
      vat,
      gross,
      isCredit ? (of ?? null) : null,
      isCredit && of ? Number(of.slice(0, 4)) : null,
    ])
    if (isCredit) {
      // One in seven waits for an invoice it can be taken off, for nine months at most.
      const used = monthsOn(date, 1) < today && (random.chance(0.85) || monthsOn(date, 9) < today)
      instalments.push([id, 1, date, gross, used ? gross : 0, ''])
      continue
    }
    const count = gross > 150_000 ? 3 : gross > 60_000 ? 2 : 1
    const slow = cell.shop.id % 9 === 4
    const method = methods[cell.shop.id % methods.length] ?? 'MP05'
    let left = gross
    for (let n = 1; n <= count; n += 1) {
      const due = n === count ? left : Math.round(gross / count)
      left -= due
      const day = monthsOn(date, n)
      const paidBy = slow ? monthsOn(day, random.whole(2, 7)) : day
      const forgets = !slow && random.chance(0.004) && monthsOn(day, 5) > today
      const paid =
        paidBy < today && !forgets ? due : slow && day < today && random.chance(0.2) ? Math.round(due / 2) : 0
      instalments.push([id, n, day, due, paid, method])
    }
  }
  return { documents, instalments }
}
