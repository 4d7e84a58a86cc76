import { IconBook2 } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-part.ts'
import { declareScreens } from '../platform/screen.ts'
import { materialsList } from './search.ts'

/** The support materials: what there is. */
export const materialsScreens = declareScreens({
  materials: {
    path: 'materials',
    search: materialsList.read,
    page: lazyPage(() => import('./pages/MaterialsPage.tsx'), 'MaterialsPage'),
    calls: ['materials'],
    menu: { name: 'materials', icon: IconBook2, group: 'logistics', at: 110 },
  },
})
