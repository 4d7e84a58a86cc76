import { factorText, readChain } from '@mandato/contract/prices/chain'
import { knownClients, presentClient } from '../../registry/index.ts'
import { discountLanding } from '../queries/import-discounts.ts'
import { listCurrencies } from '../queries/import-prices.ts'
import { signLoad } from '../queries/loads.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import type { Column } from '../../platform/import-kit/kind.ts'
import { familyCode, lastDay } from './prices.ts'
import { day, text } from '../../platform/import-kit/values.ts'

export const discounts = defineImportKind({
  module: import.meta.url,
  kind: 'discounts',
  landing: discountLanding,
  async columns(db) {
    const lists = await listCurrencies(db)
    const holder = presentClient(await knownClients(db))
    return [
      { name: 'client_code', subject: true, read: holder },
      {
        name: 'list',
        subject: true,
        read: (raw) => (lists.has(raw.toUpperCase()) ? raw.toUpperCase() : new Problem('unknown_list')),
      },
      { name: 'family_code', subject: true, read: familyCode },
      { name: 'valid_from', subject: true, date: true, read: day },
      { name: 'chain', fills: 2, read: chain },
      { name: 'valid_to', date: true, read: lastDay },
      { name: 'note', read: text(120) },
      { name: 'client_code', derived: true, fills: 0, read: (_raw, _styles, other) => oneOfTwo(other) },
    ]
  },
  async settle(tx, _asOf, _today, { by, at }) {
    await signLoad(tx, by, at)
    return null
  },
})

/** The chain as it is kept, and what is left of one after it. */
const chain: Column['read'] = (raw) => {
  const read = readChain(raw)
  return read === null ? new Problem('chain_form') : `${read}\t${factorText(read)}`
}

/** A discount is a client's or a list's, never both and never neither. */
const oneOfTwo = (other: Parameters<Column['read']>[2]): string | Problem =>
  Boolean(other('client_code')) === Boolean(other('list')) ? new Problem('client_or_list') : ''
