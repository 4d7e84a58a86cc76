import type { Role } from '@mandato/contract'
import type { LinkProps } from '@tanstack/react-router'
import { holds, roleOf, type User } from '../../accounts/index.ts'
import type { MenuEntry, Screen, ScreenName } from '../../platform/screen.ts'
import { mayAsk } from '../../platform/wires.ts'
import { screens } from '../screens.ts'

export const groups = ['sales', 'logistics', 'information', 'administration'] as const

const all: readonly Screen[] = Object.values(screens)

/** A screen of the menu; sidebar, bottom bar and Ctrl-K read them in their order. */
export interface Entry extends MenuEntry {
  readonly to: LinkProps['to']
}

/** A journalist sees no clients: the search finds pages only. */
export const seeksClients = (user: User): boolean => roleOf(user) !== 'press'

/** What the search says it finds: the shop's own papers, clients and papers, or pages alone. */
export const searchWordsOf = (user: User) =>
  roleOf(user) === 'customer'
    ? ({ open: 'search.openOwn', placeholder: 'search.ownPlaceholder' } as const)
    : seeksClients(user)
      ? ({ open: 'search.open', placeholder: 'search.placeholder' } as const)
      : ({ open: 'search.openPages', placeholder: 'search.openPages' } as const)

function may(user: User, { calls, roles }: Screen): boolean {
  const role = roleOf(user)
  if (roles) return roles.includes(role)
  return !calls || calls.some((name) => mayAsk(name, role, (permission) => holds(user, permission)))
}

const nameFor = (user: User, { name, ofCustomer }: MenuEntry) =>
  roleOf(user) === 'customer' ? (ofCustomer ?? name) : name

export const screensOf = (user: User): readonly Entry[] =>
  all
    .filter((screen) => may(user, screen))
    .flatMap(({ menu, path }) =>
      menu && !menu.notOf?.includes(roleOf(user))
        ? [{ ...menu, name: nameFor(user, menu), to: `/${path}`.replace('//', '/') as LinkProps['to'] }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at)

/** What each role uses most; the rest of a phone's bar is filled from the menu. */
const usedMost: Readonly<Record<Role, readonly ScreenName[]>> = {
  admin: ['dashboard', 'clients', 'sheets', 'orders'],
  sales: ['dashboard', 'clients', 'sheets', 'orders'],
  agent: ['dashboard', 'clients', 'prices', 'orders'],
  customer: ['dashboard', 'prices', 'orders', 'invoices'],
  reseller: ['dashboard', 'news', 'downloads', 'requests'],
  press: ['dashboard', 'news', 'downloads', 'requests'],
}

/** The four screens of a phone's bar. */
export function barOf(user: User): readonly Entry[] {
  const all = screensOf(user)
  const first = usedMost[roleOf(user)].flatMap((name) => all.find((entry) => entry.name === name) ?? [])
  return [...new Set([...first, ...all])].slice(0, 4)
}

/** The screen at a path; `$id` stands for any one part of it. */
const screenAt = (pathname: string): Screen | undefined =>
  all.find(({ path }) => {
    const parts = path.split('/').filter(Boolean)
    const given = pathname.split('/').filter(Boolean)
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith('$') || part === given[i])
    )
  })

/**
 * Whether this address is for this person; what belongs to no screen is open to everyone, who is told that it is
 * nowhere.
 */
export function mayOpen(user: User, pathname: string): boolean {
  const screen = screenAt(pathname)
  return screen === undefined || may(user, screen)
}
