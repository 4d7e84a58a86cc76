import type { Permission, Role } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'

/** The signed-in person: roles and permissions decide the calls, the rest decides the rows. */
export interface Person {
  readonly id: number
  readonly sessionId: number
  readonly role: Role
  readonly userType: 1 | 2 | 3 | 4
  readonly name: string
  readonly language: Language
  /** Only of an agent. */
  readonly agencyId: number | null
  /** Only of a customer: the clients the account is linked to. */
  readonly clientIds: readonly number[]
  /** Only of a sales person: provinces, regions or countries; empty means everywhere. */
  readonly areas: readonly string[]
  readonly permissions: readonly Permission[]
}

/** The company's own people. */
export const isStaff = ({ role }: Pick<Person, 'role'>): boolean => role === 'admin' || role === 'sales'

/** An administrator holds every permission. */
export const holds = (person: Person, permission: Permission): boolean =>
  person.role === 'admin' || person.permissions.includes(permission)
