import { isStaff, type Person } from '../platform/person.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import { mayHappen } from './rules.ts'

/** Staff may change everything, an agent phone, e-mail, warehouse and contacts of its own agency. */
const mayOn = (person: Person, agency: { readonly id: number }) => {
  const staff = isStaff(person)
  return { edit: staff, edit_contacts: staff || person.agencyId === agency.id }
}

export const agencyFor = <A extends { readonly id: number }>(person: Person, agency: A) => ({
  ...agency,
  may: mayOn(person, agency),
})

interface Colleague {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly active: boolean
}

interface WithPeople<P> {
  readonly id: number
  readonly areas: unknown
  readonly counters: unknown
  readonly warehouse: unknown
  readonly people: readonly P[]
}

/** What a customer sees of its agency: the contacts, not the number of clients. */
export function agencyCard<P extends Colleague, A extends WithPeople<P>>(
  person: Person,
  agency: A & WithPeople<P>,
) {
  const { areas: _areas, counters: _counters, warehouse: _warehouse, ...card } = agency
  const people = agency.people
    .filter((colleague) => colleague.active)
    .map(({ id, name, email, phone }) => ({ id, name, email, phone }))
  return { ...card, people, may: mayOn(person, agency) }
}

/**
 * What a person may do with a client in this status: a credit stop is the administrator's, deletion takes two steps.
 */
export const mayWithClient = (person: Person, status: CustomerStatus) => ({
  suspend: person.role === 'admin' && mayHappen('suspend', status),
  lift_suspension: person.role === 'admin' && mayHappen('resume', status),
  request_deletion: (isStaff(person) || person.role === 'agent') && mayHappen('request_deletion', status),
  approve_deletion: isStaff(person) && mayHappen('approve_deletion', status),
  withdraw_deletion: isStaff(person) && mayHappen('withdraw_deletion', status),
  place: (isStaff(person) || person.role === 'agent') && mayHappen('place', status),
})

type Reasoned = { readonly reason?: string | null | undefined }

/** The reasons of staff, credit comments among them, never reach an agent. */
export function withReasonFor<T extends Reasoned | null>(person: Person, thing: T): T {
  if (thing === null || isStaff(person)) return thing
  const { reason: _reason, ...seen } = thing
  return seen as T
}

interface Overview {
  readonly internal_code?: string | null | undefined
  readonly suspension: Reasoned | null
  readonly deletion: Reasoned | null
}

/** The overview of a client as a person may read it: the internal code is the company's own. */
export function overviewFor<C extends Overview>(person: Person, client: C): C {
  if (isStaff(person)) return client
  const { internal_code: _internal, ...seen } = client
  return {
    ...(seen as C),
    suspension: withReasonFor(person, client.suspension),
    deletion: withReasonFor(person, client.deletion),
  }
}
