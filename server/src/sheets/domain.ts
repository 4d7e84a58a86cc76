import type { AppParts } from '../app-parts.ts'
import { defineDomain } from '../define-domain.ts'
import { clientFigures } from '../sales/index.ts'
import { eraseSheets } from './actions/erase.ts'
import { sheetsJobs } from './jobs.ts'
import { privacyVersion } from './queries/legal.ts'
import { sheetGroup } from './queries/settings.ts'
import { sheetsRoutes } from './routes.ts'
import { sheetTasks } from './tasks.ts'

const toolsOf = ({ papers }: AppParts) => ({ papers, figures: clientFigures })

export const sheets = defineDomain({
  name: 'sheets',
  routes: (parts) => sheetsRoutes(toolsOf(parts)),
  jobs: (parts) => sheetsJobs(parts, toolsOf(parts)),
  provides: () => ({ privacyVersion }),
  erasers: (parts) => [eraseSheets(parts)],
  settings: sheetGroup,
  tasks: sheetTasks,
})
