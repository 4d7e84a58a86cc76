import * as z from 'zod'
import { everyone } from '../accounts/people.ts'
import { defineCalls } from '../call.ts'
import { done } from '../fields/fields.ts'

/** The blocks of the first screen, of all roles; each person arranges those of the own role. */
export const homeBlocks = [
  'figures',
  'day',
  'months',
  'categories',
  'movers',
  'overdue',
  'tasks',
  'sheets',
  'materials',
  'premia',
  'arrivals',
  'to_pay',
  'promotions',
  'own',
  'news',
] as const
export type HomeBlock = (typeof homeBlocks)[number]

const block = z.enum(homeBlocks)
const each = z
  .array(block)
  .max(homeBlocks.length)
  .refine((names) => new Set(names).size === names.length)

export const homeChoiceCalls = defineCalls({
  homeChoices: {
    method: 'GET',
    path: '/api/v1.0/me/home',
    summary: 'How one has arranged the first screen, and whether one has been shown around',
    roles: everyone,
    effect: 'read',
    response: z.object({
      /** Those that were moved stand in this order; empty as long as nothing was. */
      order: z.array(block),
      folded: z.array(block),
      /** In the role one has today. */
      shown_around: z.boolean(),
    }),
  },
  chooseHome: {
    method: 'PUT',
    path: '/api/v1.0/me/home',
    summary: 'Arrange the first screen; what is left out stays, empty lists are as it was',
    roles: everyone,
    effect: 'write',
    body: z.strictObject({
      order: each.optional(),
      folded: each.optional(),
      /** False: be shown around again at the next sign-in. */
      shown_around: z.boolean().optional(),
    }),
    response: done,
  },
})
