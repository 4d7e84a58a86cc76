import { IconAdjustmentsHorizontal, IconFile, IconFileText } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { blankSearch, boardSearch, sheetSearch } from './search.ts'
import { settingsSearch } from './settings/search.ts'

/** The back office asks for a board, an agent for that of its own clients, a customer for its sheet. */
const calls = ['statusAgencies', 'ownStatusClients', 'agencyClientForm'] as const

const among = (status: string) => ({ search: { view: 'clients', status } })

export const sheetsScreens = declareScreens({
  sheets: {
    path: 'sheets',
    tasks: {
      sheets_to_sign: {},
      sheets_rejected: among('rejected'),
      sheets_signed: among('signed'),
      sheets_to_review: { search: { view: 'clients', filter: 'to_review' } },
      sheets_ageing: { ...among('sent'), counted: false },
      deletions: { search: { view: 'clients', filter: 'deletion' } },
    },
    views: ['sheets', 'statusSheets'],
    shows: ['sheet'],
    search: boardSearch,
    page: lazyPage(() => import('./pages/SheetsPage.tsx'), 'SheetsPage'),
    calls,
    menu: { name: 'sheets', ofCustomer: 'ownSheet', icon: IconFileText, group: 'sales', at: 30 },
  },
  sheet: {
    path: 'sheets/$client',
    search: sheetSearch,
    page: lazyPage(() => import('./pages/SheetPage.tsx'), 'SheetPage'),
    calls,
    // 0 is a client who is not entered yet, so anything that is no number must not be taken for it.
    exists: ({ client = '' }) => /^\d{1,10}$/.test(client),
  },
  blankSheet: {
    path: 'blank-sheet',
    search: blankSearch,
    page: lazyPage(() => import('./pages/BlankSheetPage.tsx'), 'BlankSheetPage'),
    calls: ['blankSheet'],
    menu: { name: 'blankSheet', icon: IconFile, group: 'sales', at: 60 },
  },
  settings: {
    path: 'settings',
    search: settingsSearch,
    page: lazyPage(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
    calls: ['settings'],
    menu: { name: 'settings', icon: IconAdjustmentsHorizontal, group: 'administration', at: 140 },
  },
})
