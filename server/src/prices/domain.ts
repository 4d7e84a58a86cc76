import { defineDomain } from '../define-domain.ts'
import { prices as pricesFile } from './import-kinds/prices.ts'
import { discounts } from './import-kinds/discounts.ts'
import { priceRoutes } from './routes.ts'

export const prices = defineDomain({
  name: 'prices',
  routes: (_parts, together) => [priceRoutes(together)],
  importKinds: [pricesFile, discounts],
})
