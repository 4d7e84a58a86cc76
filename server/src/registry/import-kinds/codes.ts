import { Problem } from '../../platform/import-kit/problem.ts'
import { repeated } from '../../platform/import-kit/values.ts'
import type { knownClients } from '../queries/import-clients.ts'

/** A client code: exactly six letters or digits, upper-cased, leading zeros kept. */
export const clientCode = (raw: string): string | Problem =>
  /^[0-9A-Za-z]{6}$/.test(raw) ? raw.toUpperCase() : new Problem('exactly_6')

/** An agency's code is the ERP's own; its case is kept out of the comparison. */
export const agencyCode = (raw: string): string => raw.toUpperCase()

/** Reads the code of a client that is still there. */
export function presentClient(
  known: Awaited<ReturnType<typeof knownClients>>,
): (raw: string) => string | Problem {
  const clients = new Map(known.map((client) => [client.code, client]))
  return repeated((raw) => {
    const code = clientCode(raw)
    if (code instanceof Problem) return code
    const client = clients.get(code)
    if (!client) return new Problem('unknown_client')
    return client.deleted ? new Problem('client_deleted') : String(client.id)
  })
}
