import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { readers } from './parameters.ts'

/** What materials and their shipments wait for, for the first screen. */
export const dashboardCalls = defineCalls({
  dashboardMaterials: {
    method: 'GET',
    path: '/api/v1.0/dashboard/materials',
    summary:
      'Counters of materials: what is to decide, to send, ready to leave, shipped, low and still to deliver',
    roles: readers,
    effect: 'read',
    response: z.object({
      requests_to_decide: z.int(),
      /** Request lines. */
      to_send: z.int(),
      in_preparation: z.int(),
      /** Shipments that are packed. */
      ready: z.int(),
      shipped_last_30d: z.int(),
      /** For staff: what runs out. */
      low_stock: z.array(
        z.object({ id: z.int(), product_code: z.string(), name: z.string(), availability: z.int() }),
      ),
      /** Pieces in the hands of agencies. */
      still_to_deliver: z.int(),
    }),
  },
})
