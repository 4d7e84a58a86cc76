import { presentClient } from './codes.ts'
import { knownClients } from '../queries/import-clients.ts'
import { licenceLanding } from '../queries/import-licences.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { readDate } from '../../platform/import-kit/dates.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column } from '../../platform/import-kit/kind.ts'
import { day, text } from '../../platform/import-kit/values.ts'

export const licences = defineImportKind({
  module: import.meta.url,
  kind: 'licences',
  landing: licenceLanding,
  async columns(db) {
    const holder = presentClient(await knownClients(db))
    return [
      { name: 'licence', subject: true, read: text(60) },
      { name: 'client_code', read: holder },
      { name: 'product', read: text(120) },
      { name: 'activation_date', date: true, read: day },
      { name: 'expiry', date: true, read: lastDay },
    ]
  },
})

/** The last day a licence may be used, not before the first. */
const lastDay: Column['read'] = (raw, styles, other) => {
  const last = readDate(raw, styles.dates)
  const first = readDate(other('activation_date') ?? '', styles.dates)
  // A wrong first day is told under its own column.
  if (last instanceof Problem || first instanceof Problem || last >= first) return last
  return new Problem('before_activation')
}
