import type { ClientResponse, Permission, Role, calls } from '@mandato/contract'

export type { Permission, Role }
export type User = ClientResponse<typeof calls.me>

/** The role of the rights table behind the stored type (1 admin, 2 agent, 3 customer, 4 sales) and profile. */
export function roleOf(user: User): Role {
  switch (user.userType) {
    case 1:
      return 'admin'
    case 4:
      return 'sales'
    case 2:
      return 'agent'
    case 3:
      // A reseller counts as a customer once linked to a customer code.
      if (user.client_id !== null || user.profile === null) return 'customer'
      return user.profile === 'press' ? 'press' : 'reseller'
  }
}

/** The back office, which sees the whole network. */
export const isStaff = (role: Role): boolean => role === 'admin' || role === 'sales'

/** An administrator holds every permission. */
export const holds = (user: User, permission: Permission): boolean =>
  user.userType === 1 || user.permissions.includes(permission)

/** GF for Giulia Ferri. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .filter((_, i, all) => i === 0 || i === all.length - 1)
    .join('')
