import { checksOfFile, differingOfFile } from '../queries/import-checks.ts'
import { wantChecks } from '../queries/refresh-checks.ts'
import { agencyCode, agencyIdsByCode, clientCode, knownClients } from '../../registry/index.ts'
import { foldBeside, invoiceLanding, setAsOf, standingAsOf } from '../../sales/index.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { readDate } from '../../platform/import-kit/dates.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column } from '../../platform/import-kit/kind.ts'
import {
  cents,
  codeOf,
  day,
  flag,
  numeric,
  repeated,
  text,
  wholePositive,
} from '../../platform/import-kit/values.ts'

export const invoices = defineImportKind({
  module: import.meta.url,
  kind: 'invoices',
  landing: {
    ...invoiceLanding,
    async compare(db, given) {
      const compared = await invoiceLanding.compare(db, given)
      return { ...compared, effects: [...compared.effects, ...(await checksOfFile(db))] }
    },
    notices: differingOfFile,
  },
  async columns(db, today) {
    const agencies = await agencyIdsByCode(db)
    const agencyId = new Map([...agencies].map(([code, id]) => [code, String(id)]))
    // Id and present agency: the agency of a line that comes without one.
    const clients = new Map(
      (await knownClients(db)).map(({ code, id, agency_id }) => [code, `${id}\t${agency_id}`]),
    )
    return [
      { name: 'invoice_number', subject: true, read: text(40) },
      { name: 'line', subject: true, read: wholePositive },
      // Year and day: invoice numbers restart each year.
      {
        name: 'date',
        date: true,
        fills: 2,
        keyPart: (landed) => landed.slice(0, 4),
        read: yearAndDay(today),
      },
      {
        name: 'client_code',
        fills: 2,
        read: codeOf(clients, clientCode, new Problem('unknown_client')),
      },
      { name: 'agency_code', read: codeOf(agencyId, agencyCode, new Problem('unknown_agency')) },
      { name: 'product_code', read: text(60) },
      { name: 'family_code', read: repeated((raw) => familyCode(raw)) },
      { name: 'description', read: text(500) },
      { name: 'quantity', scale: 3, read: numeric(3) },
      { name: 'amount', scale: 2, read: cents },
      { name: 'expo', read: flag },
      { name: 'order_number', read: text(40) },
      { name: 'order_date', date: true, read: day },
    ]
  },
  async settleBeside(first, second) {
    const fold = await foldBeside(first, second)
    return async (tx, askedAsOf) => {
      await fold(tx)
      await wantChecks(tx)
      if (askedAsOf) await setAsOf(tx, askedAsOf)
      return standingAsOf(tx)
    }
  },
})

const readFamily = text(20)
const familyCode = (raw: string) => readFamily(raw, { decimals: 'none', dates: 'none' }, () => undefined)

/** Year and day of an invoice: its number is told apart by the year. */
export function yearAndDay(today: string): Column['read'] {
  const cached = new Map<string, string | Problem>()
  return (raw, styles) => {
    let read = cached.get(raw)
    if (read === undefined) {
      const found = readDate(raw, styles.dates)
      read =
        found instanceof Problem
          ? found
          : found > today
            ? new Problem('in_future', { today })
            : `${found.slice(0, 4)}\t${found}`
      // Some years of days; a file of invented dates must not fill the memory.
      if (cached.size < 5_000) cached.set(raw, read)
    }
    return read
  }
}
