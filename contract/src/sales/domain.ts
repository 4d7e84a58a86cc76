import { defineDomain } from '../define-domain.ts'

export const salesDomain = defineDomain({
  tasks: { clients_falling: 170 },
  views: { revenue: ['salesCurrent'] },
})
