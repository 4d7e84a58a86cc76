import * as z from 'zod'
import { permissions } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { languages } from '../words.ts'

export const everyone = ['admin', 'sales', 'agent', 'customer', 'reseller', 'press'] as const

export const profiles = ['italian_reseller', 'foreign_reseller', 'press'] as const

/** The stored user of specification §3 and §6: `userType` is 1 admin, 2 agent, 3 customer, 4 sales. */
export const User = z
  .object({
    userId: z.int(),
    userType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    profile: z.enum(profiles).nullable(),
    name: z.string(),
    email: z.string(),
    language: z.enum(languages),
    agency_id: z.int().nullable(),
    agency_name: z.string().nullable(),
    client_id: z.int().nullable(),
    client_name: z.string().nullable(),
    permissions: z.array(z.enum(permissions)),
    must_change_password: z.boolean(),
    /** His role must have a second factor and he has none: nothing else is open to him. */
    must_add_factor: z.boolean(),
    /** Somebody of head office looks as this person: who, and until when. */
    viewing: z.object({ by: z.string(), until: instant }).nullable(),
  })
  .meta({ id: 'User' })
