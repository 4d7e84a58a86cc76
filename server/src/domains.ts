import { accountsRoutes } from './accounts/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { importsRoutes } from './imports/routes.ts'
import type { Bound } from './platform/http/handlers.ts'
import { printRoutes } from './platform/print/routes.ts'
import { registryRoutes } from './registry/routes.ts'
import { salesRoutes } from './sales/routes.ts'

/** Every domain's calls with what answers them: mounted by the server, asked again by the printing of long tables. */
export const bounds: readonly Bound[] = [
  accountsRoutes,
  registryRoutes,
  salesRoutes,
  importsRoutes,
  homeRoutes,
  printRoutes,
]
