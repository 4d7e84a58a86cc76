import * as z from 'zod'
import { defineCalls } from '../call.ts'

/** What waits for somebody, in the order in which the first screen says it. Who is told what: see each domain. */
export const taskKinds = [
  'sheets_to_sign',
  'sheets_rejected',
  'sheets_signed',
  'sheets_to_review',
  'sheets_ageing',
  'orders_to_take',
  'orders_to_complete',
  'ready_to_decide',
  'ready_short',
  'ready_to_fetch',
  'requests_to_decide',
  'lines_to_send',
  'requests_to_take',
  'deletions',
  'mails_failed',
  'registrations_to_decide',
  'clients_falling',
] as const
export type TaskKind = (typeof taskKinds)[number]

export const Task = z.object({ kind: z.enum(taskKinds), count: z.int().positive() }).meta({ id: 'Task' })

export const taskCalls = defineCalls({
  tasks: {
    method: 'GET',
    path: '/api/v1.0/dashboard/tasks',
    summary: 'What waits for the person today; what nobody waits for is left out',
    roles: ['admin', 'sales', 'agent', 'customer'],
    effect: 'read',
    response: z.array(Task),
  },
})
