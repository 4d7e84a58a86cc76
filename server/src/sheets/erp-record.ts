import { erpColumns } from '@mandato/contract/sheets/tables'
import type { SheetValues } from '@mandato/contract/sheets/fields'
import type { ErpRecord } from './queries/erp-export.ts'
import type { Sheet } from './queries/sheets.ts'

/** A confirmed sheet as one row of the CSV set for the ERP; other addresses stand in one column each. */
export function erpRecord(code: string, sheet: Sheet): ErpRecord {
  const values = sheet.fields
  const known: Readonly<Record<string, string | number | null>> = {
    code,
    city: text(values['locality']),
    fixed_days: text(values['fixed_days']),
    postal_address: place(values, 'postal'),
    delivery_address: place(values, 'delivery'),
    sheet_id: sheet.id,
    revision: sheet.revision,
    valid_from: sheet.valid_from,
    confirmed_at: sheet.decided_at,
  }
  return Object.fromEntries(
    erpColumns.map(({ key }) => [key, key in known ? (known[key] ?? null) : text(values[key])]),
  )
}

const text = (value: SheetValues[string] | undefined): string | null => {
  if (value === null || value === undefined || value === '') return null
  return Array.isArray(value) ? value.join(',') : String(value)
}

const place = (values: SheetValues, prefix: 'postal' | 'delivery'): string | null =>
  values[`${prefix}_same`] === false
    ? ['address', 'postal_code', 'locality', 'province', 'country']
        .map((part) => text(values[`${prefix}_${part}`]))
        .filter(Boolean)
        .join(', ')
    : null
