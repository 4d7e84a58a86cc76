import * as z from 'zod'
import { countryCodes } from '../fields/countries.ts'
import { id } from '../fields/fields.ts'
import { audienceProfiles } from './names.ts'

/** The stored types of a user: 1 admin, 2 agent, 3 customer, reseller or press, 4 sales. */
const type = z.int().min(1).max(4)
const country = z
  .string()
  .length(2)
  .refine((code) => countryCodes.has(code), { params: { code: 'country' } })

/** Whoever fits every part that says something; within a part one value suffices. */
export const AudiencePart = z.strictObject({
  types: z.array(type).max(4).default([]),
  profiles: z.array(z.enum(audienceProfiles)).max(3).default([]),
  countries: z.array(country).max(60).default([]),
  agencies: z.array(id).max(500).default([]),
})
export type AudiencePart = z.output<typeof AudiencePart>

/** One part or several, any of which suffices. The press is only reached by a part that names it. */
export const Audience = z
  .union([AudiencePart, z.array(AudiencePart).min(1).max(10)])
  .transform((given) => (Array.isArray(given) ? given : [given]))
/** As it is kept and answered. */
export const StoredAudience = z.array(
  z.object({
    types: z.array(z.int()),
    profiles: z.array(z.enum(audienceProfiles)),
    countries: z.array(z.string()),
    agencies: z.array(z.int()),
  }),
)
export type StoredAudience = z.output<typeof StoredAudience>
