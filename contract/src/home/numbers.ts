import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { numberKinds } from '../domains.ts'

const FoundNumber = z
  .object({
    kind: z.enum(numberKinds),
    /** Of the record; of a letter, its shipment's. */
    id: z.int(),
    number: z.string(),
    /** Whose it is, or what. */
    about: z.string(),
  })
  .meta({ id: 'FoundNumber' })
export type FoundNumber = z.output<typeof FoundNumber>

export const numberCalls = defineCalls({
  findNumbers: {
    method: 'GET',
    path: '/api/v1.0/generic/numbers',
    summary:
      'Find orders, invoices, shipments, transport letters and materials in sight by number, code or name; from three characters, at most five of each kind',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    query: z.object({ q: z.string().trim().min(3).max(40) }),
    response: z.array(FoundNumber),
  },
})
