import * as z from 'zod'
import { languages } from '../words.ts'

const label = z.strictObject(
  Object.fromEntries(languages.map((l) => [l, z.string().trim().min(1).max(80)])) as Record<
    'it' | 'en' | 'fr' | 'es',
    z.ZodString
  >,
)
const PaymentCode = z.strictObject({
  /** As the ERP writes it. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9._/-]{1,20}$/),
  label,
})

/** What the company can choose about its client sheets. */
export const SheetChoices = z.strictObject({
  /** Hand a signed sheet to the review by itself. */
  auto_review: z.boolean(),
  /** After so many months a confirmed sheet is due for renewal. */
  renew_after_months: z.int().min(1).max(120),
  /** Where only ordinary contacts changed, a revision may go to the review without a new signature. */
  contacts_without_signature: z.boolean(),
  payment_codes: z
    .array(PaymentCode)
    .min(1)
    .max(200)
    .refine((codes) => new Set(codes.map(({ code }) => code.toUpperCase())).size === codes.length, {
      params: { code: 'each_once' },
    }),
})
export type SheetChoices = z.output<typeof SheetChoices>
