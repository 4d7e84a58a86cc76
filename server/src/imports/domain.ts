import { defineDomain } from '../define-domain.ts'
import { eraseImports } from './actions/erase.ts'
import { importFileRoutes } from './file-routes.ts'
import { importJobs } from './jobs.ts'
import { importsRoutes } from './routes.ts'

export const imports = defineDomain({
  name: 'imports',
  routes: (_parts, { importKinds }) => [importsRoutes, importFileRoutes(importKinds)],
  jobs: (parts, { importKinds: kinds }) => importJobs({ ...parts, kinds }),
  erasers: (parts) => [eraseImports(parts)],
})
