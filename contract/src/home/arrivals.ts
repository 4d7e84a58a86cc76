import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { orderStatuses, orderTypes } from '../orders/names.ts'

const Arrival = z
  .object({
    id: z.int(),
    number: z.string().nullable(),
    type: z.enum(orderTypes),
    status: z.enum(orderStatuses),
    /** Since when it stands there. */
    since: instant,
    reference: z.string(),
    /** What it is: model and finish of a kitchen, else what its first line says. */
    goods: z.string(),
    /** The day head office confirmed; null until it has. */
    expected: isoDate.nullable(),
    /** What head office asks for, of an order that came back to be completed. */
    asked: z.string().nullable(),
  })
  .meta({ id: 'Arrival' })

export const arrivalCalls = defineCalls({
  arrivals: {
    method: 'GET',
    path: '/api/v1.0/dashboard/arrivals',
    summary: 'The orders on their way to the customer, the next day first, and how many there are',
    roles: ['customer'],
    effect: 'read',
    response: z.object({ total: z.int(), orders: z.array(Arrival) }),
  },
})
