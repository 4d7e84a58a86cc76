import type { Words } from '../words.ts'

/** What the fields of the notices and of the first screen are called. */
export const homeFieldWords = {
  about: { it: 'Argomento', en: 'Subject', fr: 'Sujet', es: 'Asunto' },
  object: { it: 'Oggetto', en: 'Object', fr: 'Objet', es: 'Objeto' },
  before: { it: 'Prima di', en: 'Before', fr: 'Avant', es: 'Antes de' },
  until: { it: 'Fino al', en: 'Until', fr: 'Jusqu’au', es: 'Hasta el' },
  folded: { it: 'Riquadri chiusi', en: 'Folded blocks', fr: 'Blocs repliés', es: 'Bloques plegados' },
  shown_around: { it: 'Giro fatto', en: 'Shown around', fr: 'Visite faite', es: 'Visita hecha' },
  up_to: { it: 'Fino a', en: 'Up to', fr: 'Jusqu’à', es: 'Hasta' },
} as const satisfies Record<string, Words>
