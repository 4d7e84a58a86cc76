import type { SheetChoices } from '@mandato/contract/sheets/settings'

export type SheetSettings = SheetChoices

/** What holds until the company chooses: also for what a kept setting leaves out. */
export const usualSettings: SheetSettings = {
  auto_review: false,
  renew_after_months: 12,
  contacts_without_signature: false,
  payment_codes: [
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
  ],
}
