import { defineDomain } from '../define-domain.ts'

export const pricesDomain = defineDomain({
  importKinds: { prices: 120, discounts: 130 },
})
