import { roleOf, type User } from '../../accounts/index.ts'
import type { Screen, ScreenName } from '../../platform/screen.ts'
import { screens } from '../screens.ts'

const all: readonly Screen[] = Object.values(screens)

/**
 * What the screen at an address is called in the menu; a page of one thing has the name of its list.
 * @param pathname without the language: `/clients/12`
 */
export function screenNameAt(pathname: string, me: User): ScreenName {
  const given = partsOf(pathname)
  const [nearest] = all
    .filter(({ menu, path }) => menu && partsOf(path).every((part, at) => part === given[at]))
    .toSorted((one, other) => partsOf(other.path).length - partsOf(one.path).length)
  const menu = nearest?.menu
  if (!menu) return 'dashboard'
  return roleOf(me) === 'customer' ? (menu.ofCustomer ?? menu.name) : menu.name
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)
