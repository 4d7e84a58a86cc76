import { defineDomain } from '../define-domain.ts'
import { priceRoutes } from './routes.ts'

export const prices = defineDomain({
  name: 'prices',
  routes: (_parts, together) => [priceRoutes(together)],
})
