import { IconUserCircle, IconUserPlus } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-part.ts'
import { declareScreens } from '../platform/screen.ts'
import { registrationsList } from './lists.ts'

/** Those behind the sign-in; the login and the pages behind the link of a mail are in app/entrance.tsx. */
export const accountsScreens = declareScreens({
  registrations: {
    path: 'registrations',
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
})
