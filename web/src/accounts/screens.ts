import {
  IconLockAccess,
  IconShieldLock,
  IconUserCircle,
  IconUserPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { registrationsList, usersList } from './lists.ts'
import { schedulesSearch } from './schedules/search.ts'

/** Those behind the sign-in; the login and the pages behind the link of a mail are in app/entrance.tsx. */
export const accountsScreens = declareScreens({
  users: {
    path: 'users',
    search: usersList.read,
    page: lazyPage(() => import('./pages/UsersPage.tsx'), 'UsersPage'),
    calls: ['users'],
    menu: { name: 'users', icon: IconUsersGroup, group: 'administration', at: 85 },
  },
  user: {
    path: 'users/$id',
    page: lazyPage(() => import('./pages/UserPage.tsx'), 'UserPage'),
    calls: ['user'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
  permissions: {
    path: 'permissions',
    page: lazyPage(() => import('./pages/PermissionsPage.tsx'), 'PermissionsPage'),
    calls: ['permissionMatrix'],
    menu: { name: 'permissions', icon: IconLockAccess, group: 'administration', at: 87 },
  },
  processing: {
    path: 'processing',
    page: lazyPage(() => import('./pages/ProcessingPage.tsx'), 'ProcessingPage'),
    calls: ['processingRegister'],
    menu: { name: 'processing', icon: IconShieldLock, group: 'administration', at: 89 },
  },
  registrations: {
    path: 'registrations',
    tasks: { registrations_to_decide: { search: { state: 'verified' } } },
    search: registrationsList.read,
    page: lazyPage(() => import('./pages/RegistrationsPage.tsx'), 'RegistrationsPage'),
    calls: ['registrations'],
    menu: { name: 'registrations', icon: IconUserPlus, group: 'administration', at: 90 },
  },
  registration: {
    path: 'registrations/$id',
    page: lazyPage(() => import('./pages/RegistrationPage.tsx'), 'RegistrationPage'),
    calls: ['registration'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
  account: {
    path: 'account',
    page: lazyPage(() => import('./pages/AccountPage.tsx'), 'AccountPage'),
    calls: ['me'],
    menu: { name: 'account', icon: IconUserCircle, group: 'none', at: 900 },
  },
  noticeChoices: {
    path: 'account/notices',
    page: lazyPage(() => import('./pages/NoticeChoicesPage.tsx'), 'NoticeChoicesPage'),
    calls: ['noticeChoices'],
  },
  schedules: {
    path: 'account/schedules',
    tasks: { schedules_ended: { counted: false } },
    search: schedulesSearch,
    page: lazyPage(() => import('./pages/SchedulesPage.tsx'), 'SchedulesPage'),
    calls: ['schedules'],
  },
})
