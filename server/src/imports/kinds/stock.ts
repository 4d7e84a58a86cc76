import { applianceIds, noteCount, stockLanding } from '../../ready/index.ts'
import { Problem } from '../problem.ts'
import type { Kind } from './kind.ts'
import { codeOf, wholeFromZero } from './values.ts'

export const stock: Kind = {
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
}
