import { IconFileImport } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { importSearch, importsSearch } from './search.ts'

export const importsScreens = declareScreens({
  imports: {
    path: 'imports',
    search: importsSearch,
    page: lazyPage(() => import('./pages/ImportsPage.tsx'), 'ImportsPage'),
    calls: ['imports'],
    menu: { name: 'imports', icon: IconFileImport, group: 'administration', at: 110 },
  },
  import: {
    path: 'imports/$id',
    shows: ['import'],
    search: importSearch,
    page: lazyPage(() => import('./pages/ImportPage.tsx'), 'ImportPage'),
    calls: ['import'],
  },
})
