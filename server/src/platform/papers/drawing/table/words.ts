import type { Words } from '@mandato/contract/words'

/** The words a table says by itself. */
export const tableWords = {
  rows: { it: ' righe', en: ' rows', fr: ' lignes', es: ' filas' },
  oneRow: { it: ' riga', en: ' row', fr: ' ligne', es: ' fila' },
  none: { it: 'Nessuna riga', en: 'No rows', fr: 'Aucune ligne', es: 'Ninguna fila' },
  asOf: { it: 'dati al {day}', en: 'data as of {day}', fr: 'données au {day}', es: 'datos a {day}' },
  printed: {
    it: 'Stampato il {moment}',
    en: 'Printed on {moment}',
    fr: 'Imprimé le {moment}',
    es: 'Impreso el {moment}',
  },
  made: {
    it: 'creato il {moment}',
    en: 'made on {moment}',
    fr: 'créé le {moment}',
    es: 'creado el {moment}',
  },
  total: { it: 'Totale', en: 'Total', fr: 'Total', es: 'Total' },
  grandTotal: {
    it: 'Totale generale',
    en: 'Grand total',
    fr: 'Total général',
    es: 'Total general',
  },
  yes: { it: 'Sì', en: 'Yes', fr: 'Oui', es: 'Sí' },
  no: { it: 'No', en: 'No', fr: 'Non', es: 'No' },
  continued: { it: '(segue)', en: '(continued)', fr: '(suite)', es: '(continúa)' },
} satisfies Record<string, Words>
