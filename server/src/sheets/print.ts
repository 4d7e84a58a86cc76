import type { Column, FileAnswer } from '@mandato/contract'
import { customerStatusLegend } from '@mandato/contract/legend'
import { sheetPaperCalls } from '@mandato/contract/sheet-papers'
import type { PrintClients } from '@mandato/contract/sheet-papers'
import { sheetStatusWords } from '@mandato/contract/sheet-status'
import { printColumns } from '@mandato/contract/sheet-tables'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import { today } from '../platform/clock.ts'
import { exportTable, outputTypes } from '../platform/http/export.ts'
import { notFound } from '../platform/refusals.ts'
import type { Acting } from './acting.ts'
import { dayIn } from './mails.ts'
import { boardOfClients, type ClientBoardRow, wholeBoard } from './queries/board.ts'
import { seesAll } from './queries/print.ts'
import { companyOn } from './documents.ts'
import { sheetSettings } from './queries/settings.ts'
import { refuse } from './refusals.ts'

/** A list of clients as PDF or spreadsheet. One id that is not in sight makes the whole list a 404. */
export async function printClients(context: Acting, body: z.infer<typeof PrintClients>): Promise<FileAnswer> {
  const { db, user, language, config, clock, papers } = context
  const only = { agencies: body.agencies_id ?? [], clients: body.clients_id ?? [] }
  if (only.agencies.length + only.clients.length === 0) throw refuse('nothing_to_print')
  if (!(await seesAll(db, user, only))) throw notFound()
  const { rows } = await boardOfClients(db, user, only, body.filters ?? {}, wholeBoard)
  if (rows.length === 0) throw refuse('nothing_to_print')
  const columns = printColumns.filter((c) => !body.columns || body.columns.includes(c.key))
  const day = today(clock)
  if (body.output === 'pdf') {
    const data = await papers.clientList({
      language,
      company: companyOn(config.brandName, await sheetSettings(db)),
      columns: columns.map(({ key, label }) => ({ key, label: label[language], align: 'left' })),
      rows: inWords(rows, language),
      madeAt: clock.now().toISOString(),
    })
    return { filename: `clients-${day}.pdf`, type: 'application/pdf', data }
  }
  const call = { ...sheetPaperCalls.printClients, table: columns.map(asText) }
  const page = { response: [...inWords(rows, language)], meta: {}, total: rows.length }
  const data = exportTable({ call, day }, 'xlsx', page, () => Promise.resolve(page), language)
  return { filename: `clients-${day}.xlsx`, type: outputTypes.xlsx, data }
}

/** Dates are already in words. */
const asText = (column: Column): Column => (column.type === 'date' ? { ...column, type: 'text' } : column)

/** One by one, as they are asked for: all at once they would hold up everybody else. */
function* inWords(rows: readonly ClientBoardRow[], language: Language) {
  for (const row of rows) yield rowInWords(row, language)
}

function rowInWords(row: ClientBoardRow, language: Language): Record<string, string> {
  const { code, business_name, address, postal_code, city, province, country, phone, agency, agent } = row
  const plain = { code, business_name, address, postal_code, city, province, country, phone, agency, agent }
  return {
    ...Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, value ?? ''])),
    sheet_status: sheetStatusWords[row.sheet_status].label[language],
    customer_status: customerStatusLegend[row.customer_status].label[language],
    last_order_date: row.last_order_date ? dayIn(language, row.last_order_date) : '',
  }
}
