import { letterhead } from '../company/index.ts'
import type { Column, FileAnswer } from '@mandato/contract'
import { customerStatusLegend } from '@mandato/contract/registry/customer-status'
import type { PrintClients } from '@mandato/contract/sheets/paper-calls'
import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import { printColumns } from '@mandato/contract/sheets/tables'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import { type Listed, listCounts, listInParts } from '../platform/db/list.ts'
import { outputTypes, spreadsheet } from '../platform/http/export.ts'
import { fileHeaders } from '../platform/http/tables.ts'
import { notFound } from '../platform/refusals.ts'
import type { Acting } from './acting.ts'
import { aboutList } from './print-about.ts'
import { dayIn } from './mails.ts'
import { printedClients, type PrintRow, seesAll } from './queries/print.ts'
import { refuse } from './refusals.ts'

/** A list of clients as PDF or spreadsheet. One id that is not in sight makes the whole list a 404. */
export async function printClients(context: Acting, body: z.infer<typeof PrintClients>): Promise<FileAnswer> {
  const { db, user, language, config, clock, papers } = context
  const only = { agencies: body.agencies_id ?? [], clients: body.clients_id ?? [] }
  const filter = body.filters ?? {}
  if (only.agencies.length + only.clients.length === 0) throw refuse('nothing_to_print')
  if (!(await seesAll(db, user, only))) throw notFound()
  const list = printedClients(user, only, filter)
  if ((await listCounts(db, list)).total === 0) throw refuse('nothing_to_print')
  const parts = inWords(listInParts(db, list), language)
  const columns = printColumns.filter((c) => !body.columns || body.columns.includes(c.key))
  const about = await aboutList(context, only, filter)
  if (body.output === 'pdf') {
    const data = await papers.clientList({
      about,
      language,
      company: await letterhead(db, config),
      columns: columns.map(({ key, label }) => ({ key, label: label[language], align: 'left' })),
      parts,
      madeAt: clock.now().toISOString(),
    })
    return { filename: `${about.name}.pdf`, type: 'application/pdf', data }
  }
  const headers = fileHeaders(columns.map(asText), language, {})
  const data = spreadsheet(headers, parts, { about, language, now: clock.now() })
  return { filename: `${about.name}.xlsx`, type: outputTypes.xlsx, data }
}

/** Dates are already in words. */
const asText = (column: Column): Column => (column.type === 'date' ? { ...column, type: 'text' } : column)

async function* inWords(parts: AsyncIterable<Listed<PrintRow>>, language: Language) {
  for await (const { rows } of parts) yield rows.map((row) => rowInWords(row, language))
}

const rowInWords = (row: PrintRow, language: Language): Readonly<Record<string, string>> => ({
  code: row.code,
  business_name: row.business_name,
  address: row.address ?? '',
  postal_code: row.postal_code ?? '',
  city: row.city ?? '',
  province: row.province ?? '',
  country: row.country,
  phone: row.phone ?? '',
  agency: row.agency,
  agent: row.agent ?? '',
  sheet_status: sheetStatusWords[row.sheet_status].label[language],
  customer_status: customerStatusLegend[row.customer_status].label[language],
  last_order_date: row.last_order_date ? dayIn(language, row.last_order_date) : '',
})
