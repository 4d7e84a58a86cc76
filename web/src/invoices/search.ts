import { documentKinds, invoiceStatuses } from '@mandato/contract/invoices/names'
import { defineList, type ListSearch } from '../platform/list.ts'
import { id, integer, oneOf, present, text } from '../platform/search-params.ts'

/** The router reads `true` in an address as a value of its own. */
const yesNo = (value: unknown) =>
  oneOf(typeof value === 'boolean' ? (value ? 'true' : 'false') : value, ['true', 'false'] as const)

/** Invoices and their address; at first the unpaid ones. */
export const invoicesList = defineList({
  call: 'invoices',
  filters: {
    q: (value) => text(value, 100),
    unpaid: yesNo,
    overdue: yesNo,
    differs: yesNo,
    status: (value) => oneOf(value, invoiceStatuses),
    kind: (value) => oneOf(value, documentKinds),
    year: (value) => integer(value, 1990, 2100),
    agency: id,
    client: id,
  },
  sort: 'due_date',
  hidden: ['kind', 'client_code', 'date', 'days_overdue', 'net', 'vat'],
})

/** Which of them is open beside the list stands in its address, too. */
export const invoicesSearch = (
  raw: Readonly<Record<string, unknown>>,
): ListSearch<(typeof invoicesList)['filters']> & { one?: number } => ({
  ...invoicesList.read(raw),
  ...present<{ one?: number }>({ one: id(raw['one']) }),
})
