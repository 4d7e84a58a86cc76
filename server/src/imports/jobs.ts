import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { resumeImports } from './actions/resume.ts'
import { runImport } from './actions/run-import.ts'
import { importJob } from './actions/start-import.ts'
import { forgetOldFiles } from './actions/forget-files.ts'

const hours = 3600

/** A file of a gigabyte takes minutes; only a worker that hangs takes as long as this. */
export const importJobs = (parts: Parts): Job[] => [
  {
    name: importJob,
    retries: 3,
    expireInSeconds: 6 * hours,
    run: (data) =>
      runImport(parts, Number(data['id'])).catch((err: unknown) => {
        parts.log.error({ err, import: data['id'] }, 'import')
        throw err
      }),
  },
  {
    name: 'import-resume',
    cron: '* * * * *',
    atStart: true,
    expireInSeconds: 6 * hours,
    run: () => resumeImports(parts),
  },
  { name: 'import-forget-files', cron: '41 3 * * *', run: () => forgetOldFiles(parts) },
]
