import type { SheetSettings } from '../src/sheets/settings.ts'

const code = (code: string, it: string, en: string, fr: string, es: string) => ({
  code,
  label: { it, en, fr, es },
})

/** How the clients of the demonstration pay. */
export const paymentCodes: SheetSettings['payment_codes'] = [
  code(
    'RB30FM',
    'Ri.Ba. 30 giorni f.m.',
    'Ri.Ba. 30 days e.o.m.',
    'Ri.Ba. 30 jours fin de mois',
    'Ri.Ba. 30 días f.m.',
  ),
  code(
    'RB60FM',
    'Ri.Ba. 60 giorni f.m.',
    'Ri.Ba. 60 days e.o.m.',
    'Ri.Ba. 60 jours fin de mois',
    'Ri.Ba. 60 días f.m.',
  ),
  code(
    'RB6090',
    'Ri.Ba. 60/90 giorni f.m.',
    'Ri.Ba. 60/90 days e.o.m.',
    'Ri.Ba. 60/90 jours fin de mois',
    'Ri.Ba. 60/90 días f.m.',
  ),
  code(
    'RB90FM',
    'Ri.Ba. 90 giorni f.m.',
    'Ri.Ba. 90 days e.o.m.',
    'Ri.Ba. 90 jours fin de mois',
    'Ri.Ba. 90 días f.m.',
  ),
  code(
    'BB30',
    'Bonifico 30 giorni f.m.',
    'Bank transfer 30 days e.o.m.',
    'Virement 30 jours fin de mois',
    'Transferencia 30 días f.m.',
  ),
  code(
    'RD10',
    'Rimessa diretta 10 giorni',
    'Direct remittance 10 days',
    'Paiement direct 10 jours',
    'Pago directo 10 días',
  ),
  code('LCR45', 'LCR 45 giorni', 'LCR 45 days', 'LCR 45 jours', 'LCR 45 días'),
  code('LCR60', 'LCR 60 giorni', 'LCR 60 days', 'LCR 60 jours', 'LCR 60 días'),
  code(
    'VIR30',
    'Bonifico 30 giorni (Francia)',
    'Bank transfer 30 days (France)',
    'Virement 30 jours',
    'Transferencia 30 días (Francia)',
  ),
  code('PAG60', 'Pagaré 60 giorni', 'Pagaré 60 days', 'Pagaré 60 jours', 'Pagaré a 60 días'),
  code('PAG90', 'Pagaré 90 giorni', 'Pagaré 90 days', 'Pagaré 90 jours', 'Pagaré a 90 días'),
  code(
    'TRF30',
    'Bonifico 30 giorni (Spagna)',
    'Bank transfer 30 days (Spain)',
    'Virement 30 jours (Espagne)',
    'Transferencia 30 días',
  ),
  code(
    'SDD10',
    'Addebito SEPA 10 giorni',
    'SEPA direct debit 10 days',
    'Prélèvement SEPA 10 jours',
    'Adeudo SEPA 10 días',
  ),
  code(
    'UEB30',
    'Bonifico 30 giorni (Germania)',
    'Bank transfer 30 days (Germany)',
    'Virement 30 jours (Allemagne)',
    'Transferencia 30 días (Alemania)',
  ),
  code(
    'UEB14',
    'Bonifico 14 giorni (Germania)',
    'Bank transfer 14 days (Germany)',
    'Virement 14 jours (Allemagne)',
    'Transferencia 14 días (Alemania)',
  ),
]
