import { IconAward, IconBuildingStore, IconListCheck, IconUsers } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { clientsSearch } from './clients/search.ts'
import { agenciesList, doubtfulList, premiaList } from './search.ts'

/** The page of one client or agency shows figures, too: those are composed in app/composed/screens.ts. */
export const registryScreens = declareScreens({
  clients: {
    path: 'clients',
    tasks: { clients_falling: { search: { falling: '1', sort: 'delta_pct' }, counted: false } },
    views: ['clients', 'clients'],
    search: clientsSearch,
    page: lazyPage(() => import('./pages/ClientsPage.tsx'), 'ClientsPage'),
    calls: ['clients'],
    menu: { name: 'clients', icon: IconUsers, group: 'sales', at: 20 },
  },
  premia: {
    path: 'premia',
    search: premiaList.read,
    page: lazyPage(() => import('./pages/PremiaPage.tsx'), 'PremiaPage'),
    calls: ['premia'],
    menu: { name: 'premia', icon: IconAward, group: 'sales', at: 35 },
  },
  agencies: {
    path: 'agencies',
    views: ['agencies', 'agencies'],
    search: agenciesList.read,
    page: lazyPage(() => import('./pages/AgenciesPage.tsx'), 'AgenciesPage'),
    calls: ['agencies'],
    menu: { name: 'agencies', icon: IconBuildingStore, group: 'sales', at: 40 },
  },
  doubtfulNumbers: {
    path: 'doubtful-numbers',
    search: doubtfulList.read,
    page: lazyPage(() => import('./pages/DoubtfulPage.tsx'), 'DoubtfulPage'),
    calls: ['doubtfulNumbers'],
    menu: { name: 'doubtfulNumbers', icon: IconListCheck, group: 'administration', at: 125 },
  },
})
