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
  /** Somebody of head office who looks as this person, and may not write. */
  readonly viewer?: Viewer | undefined
  /** Whoever sits before the screen must have a second factor and has none. */
  readonly owesFactor?: boolean
  /** The session proved a short while ago who sits before the screen. */
  readonly proven?: boolean
}

export interface Viewer {
  readonly id: number
  readonly name: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  /** When the looking ends. */
  readonly until: string
}

/** Whoever sits before the screen: turns, addresses and the marks of downloads are theirs, not of whom they look as. */
export const atTheScreen = ({ id, viewer }: Pick<Person, 'id' | 'viewer'>): number => viewer?.id ?? id

/** The company's own people. */
export const isStaff = ({ role }: Pick<Person, 'role'>): boolean => role === 'admin' || role === 'sales'

/** An administrator holds every permission. */
export const holds = (person: Person, permission: Permission): boolean =>
  person.role === 'admin' || person.permissions.includes(permission)
