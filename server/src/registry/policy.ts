import type { AgencyAnswer } from '@mandato/contract/registry'
import type { Person } from '../platform/person.ts'

type AgencyDetail = Omit<AgencyAnswer, 'may'>

/** Staff may change everything, an agent phone, e-mail and contacts of its own agency (domain.md §2.13). */
const mayOn = (person: Person, agency: AgencyDetail) => {
  const staff = person.role === 'admin' || person.role === 'sales'
  return { edit: staff, edit_contacts: staff || person.agencyId === agency.id }
}

export const agencyFor = (person: Person, agency: AgencyDetail) => ({ ...agency, may: mayOn(person, agency) })

/** What a customer may know of its agency: whom to call, not how many clients it has. */
export function agencyCard(person: Person, agency: AgencyDetail) {
  const { areas: _areas, counters: _counters, ...card } = agency
  const people = agency.people
    .filter((person) => person.active)
    .map(({ id, name, email, phone }) => ({ id, name, email, phone }))
  return { ...card, people, may: mayOn(person, agency) }
}
