import type { RequestStatus } from '@mandato/contract/materials/status'
import { holds, isStaff, type Person } from '../platform/person.ts'
import { mayHappen } from './rules.ts'

/** The warehouse: administrators, and sales people with the permission. */
export const mayKeepStock = (person: Person): boolean => isStaff(person) && holds(person, 'logistics')

/** What a person may do with a material. */
export const mayWithMaterial = (person: Person, archived: boolean) => ({
  edit: mayKeepStock(person),
  delete: person.role === 'admin',
  request: (isStaff(person) || person.role === 'agent') && !archived,
})

/** What a person may do with a request line; the agency that asks never decides. */
export const mayWithRequest = (
  person: Person,
  line: { readonly status: RequestStatus; readonly sent: number },
) => {
  const open = line.status === 'requested'
  const decidable = isStaff(person) && mayHappen('accept', line.status) && line.sent === 0
  return {
    decide: decidable,
    change: decidable || (open && person.role === 'agent'),
    withdraw: open && person.role === 'agent',
  }
}
