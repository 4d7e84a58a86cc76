import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, email, text } from '../fields/fields.ts'
import { ContentChoices } from '../content/settings.ts'
import { MaterialChoices } from '../materials/settings.ts'
import { OrderChoices } from '../orders/settings.ts'
import { ReadyChoices } from '../ready/settings.ts'
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

/** What the papers of the sheets say of the company besides its brand; what is empty is left out. */
const Letterhead = z.strictObject({
  /** A few words under the brand. */
  tagline: text(80),
  /** The legal name at the foot of every page; the brand where there is none. */
  name: text(120),
  address: text(160),
  /** Share capital, registers and tax numbers, in one line. */
  legal: text(240),
  /** Where paper forms are sent back to. */
  forms_mail: z.union([z.literal(''), email]),
})

/** What the company can choose about its client sheets. */
export const SheetChoices = z.strictObject({
  /** Hand a signed sheet to the review by itself. */
  auto_review: z.boolean(),
  /** After so many months a confirmed sheet is due for renewal. */
  renew_after_months: z.int().min(1).max(120),
  /** Where only ordinary contacts changed, a revision may go to the review without a new signature. */
  contacts_without_signature: z.boolean(),
  letterhead: Letterhead,
  payment_codes: z
    .array(PaymentCode)
    .min(1)
    .max(200)
    .refine((codes) => new Set(codes.map(({ code }) => code.toUpperCase())).size === codes.length, {
      params: { code: 'each_once' },
    }),
})
export type SheetChoices = z.output<typeof SheetChoices>

/** When a group was last changed, and by whom; null while it is as usual. */
const lastChange = { changed_at: instant.nullable(), changed_by: z.string().nullable() }

const Settings = z.object({
  sheets: SheetChoices,
  /** Of the sheets. */
  ...lastChange,
  /** Of the catalogue of materials, with its own last change. */
  materials: MaterialChoices.extend(lastChange),
  orders: OrderChoices.extend(lastChange),
  content: ContentChoices.extend(lastChange),
  /** Of goods ready for delivery. */
  ready: ReadyChoices.extend(lastChange),
})

/** The moment of the last change the editor had before his eyes. */
const seen = z.union([instant, z.null()]).optional()

export const settingsCalls = defineCalls({
  settings: {
    method: 'GET',
    path: '/api/v1.0/admin/settings',
    summary: 'What the company can choose; secrets of the server are not among it',
    roles: ['admin'],
    effect: 'read',
    response: Settings,
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/v1.0/admin/settings',
    summary: 'Change what the company can choose',
    roles: ['admin'],
    effect: 'write',
    body: z
      .strictObject({
        sheets: SheetChoices.optional(),
        /** Of the sheets. */
        changed_at: seen,
        materials: MaterialChoices.extend({ changed_at: seen }).optional(),
        orders: OrderChoices.extend({ changed_at: seen }).optional(),
        content: ContentChoices.extend({ changed_at: seen }).optional(),
        ready: ReadyChoices.extend({ changed_at: seen }).optional(),
      })
      .refine(
        ({ sheets, materials, orders, content, ready }) => sheets ?? materials ?? orders ?? content ?? ready,
        {
          params: { code: 'required' },
        },
      ),
    response: done.extend({ changed_at: instant }),
    refuses: ['changed_meanwhile'],
  },
})
