import * as z from 'zod'
import { email, spokenName, text } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { faultsOf } from './registration-faults.ts'
import { registrationTypes } from './registration-states.ts'

const optional = (max: number) => text(max).default('')

/** The form, as specification §3 has it. */
export const RegistrationForm = z
  .strictObject({
    type: z.enum(registrationTypes),
    name: spokenName(60),
    surname: spokenName(60),
    email,
    phone: text(30)
      .min(5)
      .regex(/^\+?[\d\s()./-]*\d[\d\s()./-]*$/, 'phone_number'),
    company: optional(160),
    vat_number: optional(30),
    magazine: optional(120),
    publisher: optional(120),
    address: optional(160),
    postal_code: optional(12),
    city: text(80).min(2),
    province: optional(50),
    country: text(2).min(2).default('IT'),
    fax: optional(30),
    customer_code: text(6)
      .regex(/^([A-Za-z0-9]{6})?$/, 'six_characters')
      .default(''),
    privacy: z.literal(true),
    /** The version of the text that was on the screen. */
    privacy_version: z.int().positive().optional(),
    /** Of the mails; that of the page. */
    language: z.enum(languages).optional(),
  })
  .superRefine((form, context) => {
    for (const [field, code] of faultsOf(form))
      context.addIssue({ code: 'custom', path: [field], params: { code } })
  })
export type RegistrationForm = z.output<typeof RegistrationForm>
