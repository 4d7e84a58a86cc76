import type { Words } from '@mandato/contract/words'

/** Why a bank account is rejected. */
export const bankReasons = {
  iban_form: { it: 'non è un IBAN', en: 'not an IBAN', fr: 'pas un IBAN', es: 'no es un IBAN' },
  iban_length: {
    it: '{found} caratteri, ne servono {expected}',
    en: '{found} characters, {expected} are needed',
    fr: '{found} caractères, il en faut {expected}',
    es: '{found} caracteres, se necesitan {expected}',
  },
  five_digits: { it: '5 cifre', en: '5 digits', fr: '5 chiffres', es: '5 cifras' },
  not_in_iban: {
    it: 'non è quello dell’IBAN, che ha {found}',
    en: 'not the one in the IBAN, which has {found}',
    fr: 'n’est pas celui de l’IBAN, qui a {found}',
    es: 'no es el del IBAN, que tiene {found}',
  },
  iban_cin: {
    it: 'lettera di controllo (CIN) errata',
    en: 'wrong check letter (CIN)',
    fr: 'lettre de contrôle (CIN) erronée',
    es: 'letra de control (CIN) errónea',
  },
} as const satisfies Record<string, Words>
