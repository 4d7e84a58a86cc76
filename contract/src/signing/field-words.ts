import type { Words } from '../words.ts'

/** What the fields of signing are called on the screens. */
export const signingFieldWords = {
  consents: { it: 'Dichiarazioni', en: 'Declarations', fr: 'Déclarations', es: 'Declaraciones' },
  privacy: { it: 'Privacy', en: 'Privacy', fr: 'Confidentialité', es: 'Privacidad' },
  terms: {
    it: 'Condizioni di vendita',
    en: 'Terms of sale',
    fr: 'Conditions de vente',
    es: 'Condiciones de venta',
  },
  clauses_1341: {
    it: 'Clausole (artt. 1341 e 1342 c.c.)',
    en: 'Clauses (arts. 1341 and 1342 of the Italian civil code)',
    fr: 'Clauses (art. 1341 et 1342 du code civil italien)',
    es: 'Cláusulas (arts. 1341 y 1342 del código civil italiano)',
  },
  marketing: { it: 'Marketing', en: 'Marketing', fr: 'Marketing', es: 'Marketing' },
  signature: { it: 'Firma', en: 'Signature', fr: 'Signature', es: 'Firma' },
  svg: { it: 'Firma tracciata', en: 'Drawn signature', fr: 'Signature dessinée', es: 'Firma dibujada' },
} as const satisfies Record<string, Words>
