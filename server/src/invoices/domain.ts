import { letterhead } from '../company/index.ts'
import { defineDomain } from '../define-domain.ts'
import { invoices as invoicesFile } from './import-kinds/invoices.ts'
import { invoiceDocuments } from './import-kinds/invoice-documents.ts'
import { checksFollow } from './import-kinds/checks-follow.ts'
import { clientFigures } from '../sales/index.ts'
import { invoiceJobs } from './jobs.ts'
import { openInvoices, withOverdue } from './queries/client-slots.ts'
import { invoiceGroup } from './queries/settings.ts'
import { invoiceRoutes } from './routes.ts'
import { overdueTogether } from './tell-overdue.ts'
import { invoicesByNumber } from './queries/by-number.ts'

export const invoices = defineDomain({
  name: 'invoices',
  routes: (_parts, { contests }) => [invoiceRoutes({ letterhead, contests })],
  settings: invoiceGroup,
  jobs: invoiceJobs,
  digest: overdueTogether,
  provides: ({ clock }) => ({ figures: withOverdue(clientFigures, clock) }),
  deletionBlockers: [openInvoices],
  search: [{ kind: 'invoice', find: invoicesByNumber }],
  importKinds: [invoicesFile, invoiceDocuments],
  importFollowers: [checksFollow],
})
