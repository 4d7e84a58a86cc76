import { fieldOfColumn, sheetColumns } from '@mandato/contract/registry/sheet-columns'
import type { SheetValues } from '@mandato/contract/sheets/fields'
import type { ErpRecord } from './queries/erp-export.ts'
import type { Sheet } from './queries/sheets.ts'

/** A confirmed sheet as one row of the CSV set for the ERP: what the `clients` file calls so, and which sheet it was. */
export const erpRecord = (code: string, sheet: Sheet): ErpRecord => ({
  code,
  ...Object.fromEntries(sheetColumns.map((column) => [column, cell(sheet.fields[fieldOfColumn(column)])])),
  sheet_id: sheet.id,
  revision: sheet.revision,
  valid_from: sheet.valid_from,
  confirmed_at: sheet.decided_at,
})

/** A value as the `clients` file writes it; empty addresses are those of the registered office. */
function cell(value: SheetValues[string] | undefined): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value : value.join(' ')
}
