import { knownClients, licenceLanding } from '../../registry/index.ts'
import { Problem } from '../problem.ts'
import { readDate } from '../reading/dates.ts'
import type { Column, Kind } from './kind.ts'
import { clientCode, day, repeated, text } from './values.ts'

export const licences: Kind = {
  kind: 'licences',
  landing: licenceLanding,
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
      { name: 'licence', subject: true, read: text(60) },
      { name: 'client_code', read: holder },
      { name: 'product', read: text(120) },
      { name: 'activation_date', date: true, read: day },
      { name: 'expiry', date: true, read: lastDay },
    ]
  },
}

/** The last day a licence may be used, not before the first. */
const lastDay: Column['read'] = (raw, styles, other) => {
  const last = readDate(raw, styles.dates)
  const first = readDate(other('activation_date') ?? '', styles.dates)
  // A wrong first day is told under its own column.
  if (last instanceof Problem || first instanceof Problem || last >= first) return last
  return new Problem('before_activation')
}
