import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { watchInvoiceFolder } from './files/watch-folder.ts'
import { doWantedChecks, refreshChecks } from './queries/refresh-checks.ts'
import { type FindPersonById, tellOverdue } from './tell-overdue.ts'

const longestSeconds = 3600

/** What is overdue, told each Monday; the folder of the ERP; and the checks of prices: soon after a file was brought in, and once a night, because a client may have got another list. */
export const invoiceJobs = (parts: Parts, findPerson: FindPersonById): Job[] => [
  {
    name: 'tell-overdue',
    cron: '0 7 * * 1',
    retries: 3,
    run: () => tellOverdue(parts, findPerson),
  },
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
