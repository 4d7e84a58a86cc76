import { confirmPremia, knownClients, premiaLanding } from '../../registry/index.ts'
import { Problem } from '../problem.ts'
import type { Kind } from './kind.ts'
import { clientCode, repeated, text, wholeFromZero, year } from './values.ts'

export const premia: Kind = {
  kind: 'premia',
  landing: premiaLanding,
  async columns(db) {
    const clients = new Map((await knownClients(db)).map((client) => [client.code, client]))
    const holder = repeated((raw) => {
      const code = clientCode(raw)
      if (code instanceof Problem) return code
      const client = clients.get(code)
      if (!client) return new Problem('unknown_client')
      return client.deleted ? new Problem('client_deleted') : String(client.id)
    })
    return [
      { name: 'client_code', subject: true, read: holder },
      { name: 'year', subject: true, read: year },
      { name: 'points', read: wholeFromZero },
      { name: 'tier', read: text(60) },
      { name: 'next_tier', read: text(60) },
      { name: 'missing', read: wholeFromZero },
    ]
  },
  settle: (tx, askedAsOf, today) => confirmPremia(tx, askedAsOf ?? today),
}
