import { IconFileInvoice } from '@tabler/icons-react'
import { lazyPage } from '../platform/lazy-page.ts'
import { declareScreens } from '../platform/screen.ts'
import { invoicesList } from './search.ts'

/** What was invoiced and what of it is unpaid. */
export const invoicesScreens = declareScreens({
  invoices: {
    path: 'invoices',
    search: invoicesList.read,
    page: lazyPage(() => import('./pages/InvoicesPage.tsx'), 'InvoicesPage'),
    calls: ['invoices'],
    menu: { name: 'invoices', icon: IconFileInvoice, group: 'sales', at: 36 },
  },
  invoice: {
    path: 'invoices/$id',
    page: lazyPage(() => import('./pages/InvoicePage.tsx'), 'InvoicePage'),
    calls: ['invoice'],
    exists: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  },
})
