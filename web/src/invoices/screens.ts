import { IconFileInvoice } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { invoicesSearch } from './search.ts'

const isId = (word: string) => /^[1-9]\d{0,9}$/.test(word)

/** What was invoiced and what of it is unpaid. */
export const invoicesScreens = declareScreens({
  invoices: {
    path: 'invoices',
    search: invoicesSearch,
    page: lazyPage(() => import('./pages/InvoicesPage.tsx'), 'InvoicesPage'),
    calls: ['invoices'],
    menu: { name: 'invoices', icon: IconFileInvoice, group: 'sales', at: 36 },
  },
  statement: {
    path: 'invoices/statement/$client',
    page: lazyPage(() => import('./pages/StatementPage.tsx'), 'StatementPage'),
    calls: ['account'],
    exists: ({ client = '' }) => isId(client),
  },
  invoice: {
    path: 'invoices/$id',
    page: lazyPage(() => import('./pages/InvoicePage.tsx'), 'InvoicePage'),
    calls: ['invoice'],
    exists: ({ id = '' }) => isId(id),
  },
})
