import { defineDomain } from '../define-domain.ts'
import { appliances } from './import-kinds/appliances.ts'
import { applianceRoutes, bestSellerRoutes } from './routes.ts'

export const catalogue = defineDomain({
  name: 'catalogue',
  routes: (_parts, together) => [applianceRoutes(together), bestSellerRoutes],
  importKinds: [appliances],
})
