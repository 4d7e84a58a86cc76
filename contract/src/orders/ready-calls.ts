import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { id, saved, text } from '../fields/fields.ts'
import { orderStatuses } from './names.ts'

const staff = ['admin', 'sales'] as const
const byId = z.object({ id })
const answered = saved.extend({
  status: z.enum(orderStatuses),
  version: z.int(),
  pickup_from: isoDate,
  pickup_until: isoDate,
})
const seen = { version: z.int().optional() }

/** What head office does with an order of goods that are ready. */
export const readyOrderCalls = defineCalls({
  decideReadyOrder: {
    method: 'PUT',
    path: '/api/v1.0/admin/pronta-consegna/order/{id}',
    summary: 'Confirm or decline an order of ready goods; a reason is needed to decline, and frees the goods',
    roles: staff,
    effect: 'write',
    params: byId,
    body: z.strictObject({
      decision: z.enum(['confirm', 'decline']),
      reason: text(1000).default(''),
      ...seen,
    }),
    response: answered,
    refuses: ['order_not_in_state', 'changed_meanwhile', 'ready_short'],
  },
  collectReadyOrder: {
    method: 'POST',
    path: '/api/v1.0/admin/pronta-consegna/order/{id}/collected',
    summary: 'The goods were handed out',
    roles: staff,
    effect: 'write',
    params: byId,
    body: z.strictObject(seen).nullish(),
    response: answered,
    refuses: ['order_not_in_state', 'changed_meanwhile'],
  },
  extendReadyOrder: {
    method: 'POST',
    path: '/api/v1.0/admin/pronta-consegna/order/{id}/extend',
    summary: 'Give the shop some more working days to fetch the goods; once',
    roles: staff,
    effect: 'write',
    params: byId,
    body: z.strictObject(seen).nullish(),
    response: answered,
    refuses: ['order_not_in_state', 'changed_meanwhile', 'extended_before'],
  },
})
