import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { watchInvoiceFolder } from './files/watch-folder.ts'
import { doWantedChecks, refreshChecks } from './queries/refresh-checks.ts'

const longestSeconds = 3600

/** The folder of the ERP; and the checks of prices: soon after a file was brought in, and once a night, because a client may have got another list. */
export const invoiceJobs = (parts: Parts): Job[] => [
  {
    name: 'invoice-checks',
    cron: '* * * * *',
    atStart: true,
    expireInSeconds: longestSeconds,
    run: () => doWantedChecks(parts.db),
  },
  {
    name: 'invoice-folder',
    cron: '* * * * *',
    expireInSeconds: longestSeconds,
    run: () => watchInvoiceFolder(parts),
  },
  {
    name: 'invoice-checks-nightly',
    cron: '11 4 * * *',
    expireInSeconds: longestSeconds,
    run: () => refreshChecks(parts.db),
  },
]
