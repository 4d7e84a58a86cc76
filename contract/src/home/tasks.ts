import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { taskKinds } from '../domains.ts'

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
