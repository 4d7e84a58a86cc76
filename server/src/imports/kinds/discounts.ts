import { factorText, readChain } from '@mandato/contract/prices/chain'
import { wantChecks } from '../../invoices/index.ts'
import { knownClients } from '../../registry/index.ts'
import { discountLanding, listCurrencies, signLoad } from '../../prices/index.ts'
import { Problem } from '../problem.ts'
import type { Column, Kind } from './kind.ts'
import { familyCode, lastDay } from './prices.ts'
import { clientCode, day, repeated, text } from './values.ts'

export const discounts: Kind = {
  kind: 'discounts',
  landing: discountLanding,
  async columns(db) {
    const clients = new Map((await knownClients(db)).map((client) => [client.code, client]))
    const lists = await listCurrencies(db)
    const holder = repeated((raw) => {
      const code = clientCode(raw)
      if (code instanceof Problem) return code
      const client = clients.get(code)
      if (!client) return new Problem('unknown_client')
      return client.deleted ? new Problem('client_deleted') : String(client.id)
    })
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
    await wantChecks(tx)
    return null
  },
}

/** The chain as it is kept, and what is left of one after it. */
const chain: Column['read'] = (raw) => {
  const read = readChain(raw)
  return read === null ? new Problem('chain_form') : `${read}\t${factorText(read)}`
}

/** A discount is a client's or a list's, never both and never neither. */
const oneOfTwo = (other: Parameters<Column['read']>[2]): string | Problem =>
  Boolean(other('client_code')) === Boolean(other('list')) ? new Problem('client_or_list') : ''
