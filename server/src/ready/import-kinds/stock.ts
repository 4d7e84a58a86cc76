import { applianceIds, noteCount, stockLanding } from '../queries/import-stock.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { codeOf, wholeFromZero } from '../../platform/import-kit/values.ts'

export const stock = defineImportKind({
  module: import.meta.url,
  kind: 'stock',
  landing: stockLanding,
  async columns(db) {
    const known = codeOf(await applianceIds(db), (raw) => raw.toUpperCase(), new Problem('unknown_appliance'))
    return [
      { name: 'code', subject: true, read: known },
      { name: 'quantity', read: wholeFromZero },
    ]
  },
  async settle(tx, _asOf, _today, { at }) {
    await noteCount(tx, at)
    return null
  },
})
