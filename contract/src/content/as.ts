import * as z from 'zod'
import { countryCodes } from '../fields/countries.ts'
import { id } from '../fields/fields.ts'
import { audienceProfiles } from './names.ts'

/** Whom an item is looked at as, by those who write: a person, or somebody of such a kind. */
export const as = {
  as_user: id.optional(),
  as_type: z.coerce.number<string | number>().int().min(2).max(3).optional(),
  as_profile: z.enum(audienceProfiles).optional(),
  as_country: z
    .string()
    .length(2)
    .refine((code) => countryCodes.has(code), { params: { code: 'country' } })
    .optional(),
  as_agency: id.optional(),
}
