import { personById } from '../accounts/index.ts'
import { letterhead } from '../company/index.ts'
import { defineDomain } from '../define-domain.ts'
import { shippingJobs } from './jobs.ts'
import { eraseGoodsOf, openGoods } from './queries/client-slots.ts'
import { shippingRoutes } from './routes.ts'
import { lettersByNumber, shipmentsByNumber } from './queries/by-number.ts'

export const shipping = defineDomain({
  name: 'shipping',
  routes: () => shippingRoutes({ letterhead }),
  jobs: (parts) => shippingJobs({ ...parts, letterhead }, personById(parts.db)),
  deletionBlockers: [openGoods],
  erasers: () => [eraseGoodsOf],
  search: [
    { kind: 'shipment', find: shipmentsByNumber },
    { kind: 'letter', find: lettersByNumber },
  ],
})
