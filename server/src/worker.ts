import { accountsJobs, personById } from './accounts/index.ts'
import type { AppParts } from './app-parts.ts'
import { boundsOf } from './domains.ts'
import { contentJobs } from './content/index.ts'
import { homeJobs } from './home/index.ts'
import { importJobs } from './imports/index.ts'
import { forgetFilesJobs } from './platform/files/forget-files.ts'
import { bulkJobs } from './platform/bulk/job.ts'
import { forgetOldKeys } from './platform/http/idempotency.ts'
import type { Job } from './platform/jobs.ts'
import { readyJobs } from './ready/index.ts'
import { readyOrderJobs } from './orders/index.ts'
import { invoiceJobs } from './invoices/index.ts'
import { materialsJobs } from './materials/index.ts'
import { forgetMailsJobs } from './platform/mail/erase-mails.ts'
import { mailJobs } from './platform/mail/send.ts'
import { printJobs } from './platform/papers/hand-out/job.ts'
import { removeStrayFiles } from './platform/files/stray-files.ts'
import { nameSubject, registryJobs } from './registry/index.ts'
import { clientFigures } from './sales/index.ts'
import { letterhead, sheetsJobs } from './sheets/index.ts'
import { shippingJobs } from './shipping/index.ts'

/** Everything that runs in the background, on whichever process is free. */
export const allJobs = (parts: AppParts): Job[] => [
  ...mailJobs(parts),
  ...forgetFilesJobs(parts),
  ...forgetMailsJobs(parts),
  ...accountsJobs(parts),
  ...registryJobs(parts),
  ...contentJobs(parts),
  ...materialsJobs(parts),
  ...readyJobs(parts),
  ...readyOrderJobs(parts),
  ...shippingJobs({ ...parts, letterhead }, personById(parts.db)),
  ...sheetsJobs(parts, { papers: parts.papers, figures: clientFigures }),
  ...invoiceJobs(parts, personById(parts.db)),
  ...importJobs(parts),
  ...homeJobs(parts),
  ...printJobs(parts, boundsOf(parts), { findPerson: personById(parts.db), nameSubject }),
  ...bulkJobs(parts, boundsOf(parts), personById(parts.db)),
  { name: 'forget-old-keys', cron: '17 3 * * *', run: () => forgetOldKeys(parts.db) },
  { name: 'remove-stray-files', cron: '37 3 * * *', run: async () => void (await removeStrayFiles(parts)) },
]
