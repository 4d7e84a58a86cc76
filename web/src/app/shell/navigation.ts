import {
  IconAdjustmentsHorizontal,
  IconBuildingStore,
  IconChartBar,
  IconFileImport,
  IconFile,
  IconFileText,
  IconLayoutDashboard,
  IconMailForward,
  IconShieldCheck,
  type TablerIcon,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { roleOf, type User } from '../../accounts/index.ts'

/**
 * The screens of the portal, once, with who may open them. Sidebar, bottom bar and Ctrl-K
 * read this list; the server refuses on its own.
 */
export interface Screen {
  readonly key:
    | 'dashboard'
    | 'revenue'
    | 'clients'
    | 'sheets'
    | 'agencies'
    | 'myAgency'
    | 'blankSheet'
    | 'checkDocument'
    | 'settings'
    | 'imports'
    | 'outbox'
    | 'account'
  readonly to:
    | '/$lng'
    | '/$lng/revenue'
    | '/$lng/clients'
    | '/$lng/sheets'
    | '/$lng/agencies'
    | '/$lng/my-agency'
    | '/$lng/blank-sheet'
    | '/$lng/check-document'
    | '/$lng/settings'
    | '/$lng/imports'
    | '/$lng/outbox'
    | '/$lng/account'
  readonly icon: TablerIcon
  /** Without a group it stands above them; `none` keeps it out of the menu: it is reached by the person. */
  readonly group?: 'sales' | 'administration' | 'none'
  readonly may: (user: User) => boolean
}

const is =
  (...roles: readonly ReturnType<typeof roleOf>[]) =>
  (user: User) =>
    roles.includes(roleOf(user))

const screens: readonly Screen[] = [
  { key: 'dashboard', to: '/$lng', icon: IconLayoutDashboard, may: () => true },
  {
    key: 'revenue',
    to: '/$lng/revenue',
    icon: IconChartBar,
    group: 'sales',
    may: is('admin', 'sales', 'agent', 'customer'),
  },
  {
    key: 'clients',
    to: '/$lng/clients',
    icon: IconUsers,
    group: 'sales',
    may: is('admin', 'sales', 'agent'),
  },
  {
    key: 'sheets',
    to: '/$lng/sheets',
    icon: IconFileText,
    group: 'sales',
    may: is('admin', 'sales', 'agent', 'customer'),
  },
  {
    key: 'agencies',
    to: '/$lng/agencies',
    icon: IconBuildingStore,
    group: 'sales',
    may: is('admin', 'sales'),
  },
  {
    key: 'myAgency',
    to: '/$lng/my-agency',
    icon: IconBuildingStore,
    group: 'sales',
    may: is('agent', 'customer'),
  },
  {
    key: 'blankSheet',
    to: '/$lng/blank-sheet',
    icon: IconFile,
    group: 'sales',
    may: is('admin', 'sales', 'agent', 'customer', 'reseller'),
  },
  {
    key: 'imports',
    to: '/$lng/imports',
    icon: IconFileImport,
    group: 'administration',
    may: is('admin', 'sales'),
  },
  { key: 'outbox', to: '/$lng/outbox', icon: IconMailForward, group: 'administration', may: is('admin') },
  {
    key: 'checkDocument',
    to: '/$lng/check-document',
    icon: IconShieldCheck,
    group: 'administration',
    may: is('admin', 'sales'),
  },
  {
    key: 'settings',
    to: '/$lng/settings',
    icon: IconAdjustmentsHorizontal,
    group: 'administration',
    may: is('admin'),
  },
  { key: 'account', to: '/$lng/account', icon: IconUserCircle, group: 'none', may: () => true },
]

/** A journalist knows of no client: the search finds him pages. */
export const seeksClients = (user: User): boolean => roleOf(user) !== 'press'

export const screensOf = (user: User): readonly Screen[] => screens.filter((screen) => screen.may(user))

/** Whether this address is for this person; what belongs to no screen of the list is open to everyone. */
export function mayOpen(user: User, pathname: string): boolean {
  const path = `${pathname.replace(/^\/\w+/, '')}/`
  const screen = screens.find(({ to }) => to !== '/$lng' && path.startsWith(`${to.replace('/$lng', '')}/`))
  return screen === undefined || screen.may(user)
}
export const groups = ['sales', 'administration'] as const
