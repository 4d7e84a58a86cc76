import { IconUserCircle } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-part.ts'
import { declareScreens } from '../platform/screen.ts'

/** Those behind the sign-in; the login and the pages behind the link of a mail are in app/entrance.tsx. */
export const accountsScreens = declareScreens({
  account: {
    path: 'account',
    page: lazyPage(() => import('./pages/AccountPage.tsx'), 'AccountPage'),
    calls: ['me'],
    menu: { name: 'account', icon: IconUserCircle, group: 'none', at: 900 },
  },
})
