import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import type { ImportKinds } from '../platform/import-kit/declared.ts'
import { resumeImports } from './actions/resume.ts'
import { runImport } from './actions/run-import.ts'
import { importJob } from './actions/start-import.ts'
import { tellTrouble } from './actions/tell-trouble.ts'
import { forgetOldFiles } from './actions/forget-files.ts'

const hours = 3600

/** A file of a gigabyte takes minutes; only a worker that hangs takes as long as this. */
export const importJobs = (parts: Parts & { readonly kinds: ImportKinds }): Job[] => [
  {
    name: importJob,
    retries: 3,
    expireInSeconds: 6 * hours,
    run: async (data) => {
      try {
        await runImport(parts, Number(data['id']))
      } catch (err) {
        parts.log.error({ err, import: data['id'] }, 'import')
        throw err
      } finally {
        await tellTrouble(parts)
      }
    },
  },
  {
    name: 'import-resume',
    cron: '* * * * *',
    atStart: true,
    expireInSeconds: 6 * hours,
    run: async () => {
      await resumeImports(parts)
      // Includes imports of the command line and of killed processes.
      await tellTrouble(parts)
    },
  },
  { name: 'import-forget-files', cron: '41 3 * * *', run: () => forgetOldFiles(parts) },
]
