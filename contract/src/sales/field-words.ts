import type { Words } from '../words.ts'

/** What the fields of revenue and budgets are called on the screens. */
export const salesFieldWords = {
  amount: { it: 'Importo', en: 'Amount', fr: 'Montant', es: 'Importe' },
  months: { it: 'Mese', en: 'Month', fr: 'Mois', es: 'Mes' },
  assignment: {
    it: 'Assegnazione dei clienti',
    en: 'Assignment of customers',
    fr: 'Attribution des clients',
    es: 'Asignación de clientes',
  },
  cut: { it: 'Fino al giorno', en: 'Up to the day', fr: 'Jusqu’au jour', es: 'Hasta el día' },
  prev_year: { it: 'Anno precedente', en: 'Previous year', fr: 'Année précédente', es: 'Año anterior' },
} as const satisfies Record<string, Words>
