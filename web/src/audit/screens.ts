import { IconHistory } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { auditSearch } from './search.ts'

export const auditScreens = declareScreens({
  audit: {
    path: 'audit',
    search: auditSearch,
    page: lazyPage(() => import('./pages/AuditPage.tsx'), 'AuditPage'),
    calls: ['audit'],
    menu: { name: 'audit', icon: IconHistory, group: 'administration', at: 88 },
  },
})
