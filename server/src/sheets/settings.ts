import * as z from 'zod'
import { languages } from '@mandato/contract/words'

const label = z.object(
  Object.fromEntries(languages.map((l) => [l, z.string()])) as Record<'it' | 'en' | 'fr' | 'es', z.ZodString>,
)

/** What the company can choose about its sheets: the setting `sheets`; what it leaves out has these values. */
export const SheetSettings = z.object({
  /** Hand a signed sheet to the review by itself. */
  auto_review: z.boolean().default(false),
  /** After so many months a confirmed sheet is due for renewal. */
  renew_after_months: z.int().min(1).max(120).default(12),
  /** Where only ordinary contacts changed, a revision may go to the review without a new signature. */
  contacts_without_signature: z.boolean().default(false),
  payment_codes: z
    .array(z.object({ code: z.string().min(1).max(20), label }))
    .min(1)
    .max(200)
    .default([
      {
        code: 'RD',
        label: { it: 'Rimessa diretta', en: 'Direct remittance', fr: 'Paiement direct', es: 'Pago directo' },
      },
      {
        code: 'BA',
        label: {
          it: 'Bonifico anticipato',
          en: 'Bank transfer in advance',
          fr: 'Virement anticipé',
          es: 'Transferencia anticipada',
        },
      },
      {
        code: 'B30',
        label: {
          it: 'Bonifico 30 giorni f.m.',
          en: 'Bank transfer 30 days e.o.m.',
          fr: 'Virement 30 jours fin de mois',
          es: 'Transferencia 30 días f.m.',
        },
      },
      {
        code: 'R30',
        label: {
          it: 'Ri.Ba. 30 giorni f.m.',
          en: 'Ri.Ba. 30 days e.o.m.',
          fr: 'Ri.Ba. 30 jours fin de mois',
          es: 'Ri.Ba. 30 días f.m.',
        },
      },
      {
        code: 'R60',
        label: {
          it: 'Ri.Ba. 60 giorni f.m.',
          en: 'Ri.Ba. 60 days e.o.m.',
          fr: 'Ri.Ba. 60 jours fin de mois',
          es: 'Ri.Ba. 60 días f.m.',
        },
      },
      {
        code: 'R90',
        label: {
          it: 'Ri.Ba. 90 giorni f.m.',
          en: 'Ri.Ba. 90 days e.o.m.',
          fr: 'Ri.Ba. 90 jours fin de mois',
          es: 'Ri.Ba. 90 días f.m.',
        },
      },
    ]),
})
export type SheetSettings = z.infer<typeof SheetSettings>
