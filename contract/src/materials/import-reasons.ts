import type { Words } from '../words.ts'

/** Why a row of support materials is rejected. */
export const materialReasons = {
  product_code: {
    it: 'lettere, cifre, spazi e . _ / -, a partire da una lettera o cifra',
    en: 'letters, digits, blanks and . _ / -, beginning with a letter or digit',
    fr: 'lettres, chiffres, espaces et . _ / -, en commençant par une lettre ou un chiffre',
    es: 'letras, cifras, espacios y . _ / -, empezando por una letra o cifra',
  },
  negative: {
    it: 'non può essere negativo',
    en: 'must not be negative',
    fr: 'ne peut pas être négatif',
    es: 'no puede ser negativo',
  },
  ean_length: {
    it: 'servono 8 o 13 cifre',
    en: '8 or 13 digits are needed',
    fr: 'il faut 8 ou 13 chiffres',
    es: 'se necesitan 8 o 13 cifras',
  },
  ean_taken: {
    it: 'EAN del materiale {code}',
    en: 'EAN of the material {code}',
    fr: 'EAN du matériel {code}',
    es: 'EAN del material {code}',
  },
} as const satisfies Record<string, Words>
