import { defineDomain } from '../define-domain.ts'

export const catalogueDomain = defineDomain({
  importKinds: { appliances: 60 },
})
