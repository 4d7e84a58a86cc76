import * as z from 'zod'
import { defineCalls } from '../call.ts'

/** What makes an empty portal a working one, in the order in which each needs those before it. */
export const firstSteps = ['letterhead', 'agencies', 'clients', 'invoices', 'people', 'sheet'] as const

export const firstStepsCalls = defineCalls({
  firstSteps: {
    method: 'GET',
    path: '/api/v1.0/admin/first-steps',
    summary: 'How far a new portal is: each step, and whether what it brings is there; empty once it works',
    roles: ['admin'],
    effect: 'read',
    response: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
  },
})
