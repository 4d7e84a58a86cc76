import { calls, type Role } from '@mandato/contract'
import { savedLists, type ViewList } from '@mandato/contract/domains'

/** Who sees a list may keep views of it. */
export const seesList = (role: Role, list: ViewList): boolean =>
  savedLists[list].some((name) => {
    const roles: readonly Role[] = calls[name].roles
    return roles.includes(role)
  })
