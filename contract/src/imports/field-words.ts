import type { Words } from '../words.ts'

/** What the fields of imports are called on the screens. */
export const importsFieldWords = {
  dry_run: { it: 'Solo prova', en: 'Trial only', fr: 'Essai seulement', es: 'Solo prueba' },
  accept_valid: {
    it: 'Accetta le righe giuste',
    en: 'Accept the valid rows',
    fr: 'Accepter les lignes valables',
    es: 'Aceptar las filas válidas',
  },
  as_of: { it: 'Dati al', en: 'Data as of', fr: 'Données au', es: 'Datos a' },
  column: { it: 'Colonna', en: 'Column', fr: 'Colonne', es: 'Columna' },
  what: { it: 'Che cosa mostrare', en: 'What to show', fr: 'Quoi afficher', es: 'Qué mostrar' },
  format: { it: 'Formato', en: 'Format', fr: 'Format', es: 'Formato' },
} as const satisfies Record<string, Words>
