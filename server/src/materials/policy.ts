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

/** What a person may do with a request line: the agency that asks never decides, and no other changes what it asked for. */
export const mayWithRequest = (
  person: Person,
  line: { readonly status: RequestStatus; readonly sent: number; readonly agency_id: number },
) => {
  const open = line.status === 'requested'
  const own = open && person.role === 'agent' && person.agencyId === line.agency_id
  const decidable = isStaff(person) && mayHappen('accept', line.status) && line.sent === 0
  return {
    decide: decidable,
    change: decidable || own,
    withdraw: own,
  }
}
