import type { Words } from '../words.ts'
import { applianceReasons } from '../catalogue/import-reasons.ts'
import { registryReasons } from '../registry/import-reasons.ts'
import { invoiceReasons } from '../invoices/import-reasons.ts'
import { materialReasons } from '../materials/import-reasons.ts'
import { orderReasons } from '../orders/import-reasons.ts'
import { priceReasons } from '../prices/import-reasons.ts'

/** Why a row is rejected. A sentence missing in one language does not compile; `{name}` is filled from the values. */
export const reasons = {
  fields: {
    it: '{found} campi invece di {expected}',
    en: '{found} fields instead of {expected}',
    fr: '{found} champs au lieu de {expected}',
    es: '{found} campos en lugar de {expected}',
  },
  quotes: {
    it: 'virgolette fuori posto: la riga non si può leggere',
    en: 'misplaced quotes: the row cannot be read',
    fr: 'guillemets mal placés : la ligne est illisible',
    es: 'comillas mal puestas: la fila no se puede leer',
  },
  required: { it: 'obbligatorio', en: 'required', fr: 'obligatoire', es: 'obligatorio' },
  too_long: {
    it: 'più di {max} caratteri',
    en: 'more than {max} characters',
    fr: 'plus de {max} caractères',
    es: 'más de {max} caracteres',
  },
  nul: {
    it: 'contiene un byte NUL',
    en: 'contains a NUL byte',
    fr: 'contient un octet NUL',
    es: 'contiene un byte NUL',
  },
  duplicate: {
    it: 'doppione della riga {line}',
    en: 'duplicate of line {line}',
    fr: 'doublon de la ligne {line}',
    es: 'duplicado de la línea {line}',
  },
  number: { it: 'non è un numero', en: 'not a number', fr: 'pas un nombre', es: 'no es un número' },
  number_needs_point: {
    it: 'il file usa il punto decimale (1234.56)',
    en: 'the file uses the decimal point (1234.56)',
    fr: 'le fichier utilise le point décimal (1234.56)',
    es: 'el archivo usa el punto decimal (1234.56)',
  },
  number_needs_comma: {
    it: 'il file usa la virgola decimale (1.234,56)',
    en: 'the file uses the decimal comma (1.234,56)',
    fr: 'le fichier utilise la virgule décimale (1.234,56)',
    es: 'el archivo usa la coma decimal (1.234,56)',
  },
  too_many_decimals: {
    it: 'più di {max} decimali',
    en: 'more than {max} decimals',
    fr: 'plus de {max} décimales',
    es: 'más de {max} decimales',
  },
  too_large: { it: 'troppo grande', en: 'too large', fr: 'trop grand', es: 'demasiado grande' },
  whole_positive: {
    it: 'serve un numero intero da 1',
    en: 'must be a whole number from 1',
    fr: 'doit être un entier à partir de 1',
    es: 'debe ser un entero desde 1',
  },
  whole_from_zero: {
    it: 'serve un numero intero da 0',
    en: 'must be a whole number from 0',
    fr: 'doit être un entier à partir de 0',
    es: 'debe ser un entero desde 0',
  },
  date_iso: {
    it: 'il file scrive le date come 2025-11-14',
    en: 'the file writes dates as 2025-11-14',
    fr: 'le fichier écrit les dates comme 2025-11-14',
    es: 'el archivo escribe las fechas como 2025-11-14',
  },
  date_italian: {
    it: 'il file scrive le date come 14/11/2025',
    en: 'the file writes dates as 14/11/2025',
    fr: 'le fichier écrit les dates comme 14/11/2025',
    es: 'el archivo escribe las fechas como 14/11/2025',
  },
  no_such_day: {
    it: 'questo giorno non esiste',
    en: 'there is no such day',
    fr: 'ce jour n’existe pas',
    es: 'ese día no existe',
  },
  year_range: {
    it: 'l’anno deve stare tra {from} e {to}',
    en: 'the year must be from {from} to {to}',
    fr: 'l’année doit être de {from} à {to}',
    es: 'el año debe estar entre {from} y {to}',
  },
  in_future: {
    it: 'data futura: oggi è {today}',
    en: 'in the future: today is {today}',
    fr: 'date future : nous sommes le {today}',
    es: 'fecha futura: hoy es {today}',
  },
  month: {
    it: 'il mese va da 1 a 12',
    en: 'the month goes from 1 to 12',
    fr: 'le mois va de 1 à 12',
    es: 'el mes va de 1 a 12',
  },
  flag: { it: 'si accetta 0 o 1', en: 'must be 0 or 1', fr: '0 ou 1 attendu', es: 'se acepta 0 o 1' },
  email: {
    it: 'non è un indirizzo e-mail',
    en: 'not an e-mail address',
    fr: 'pas une adresse e-mail',
    es: 'no es una dirección de correo',
  },
  one_of: {
    it: 'valori ammessi: {values}',
    en: 'must be one of: {values}',
    fr: 'valeurs admises : {values}',
    es: 'valores admitidos: {values}',
  },
  province: {
    it: 'sigla di provincia sconosciuta',
    en: 'unknown province code',
    fr: 'sigle de province inconnu',
    es: 'sigla de provincia desconocida',
  },
  province_retired: {
    it: 'sigla soppressa: {use}',
    en: 'code no longer in use: {use}',
    fr: 'sigle supprimé : {use}',
    es: 'sigla suprimida: {use}',
  },
  country: {
    it: 'servono le due lettere del paese (ISO 3166)',
    en: 'the two letters of the country are needed (ISO 3166)',
    fr: 'il faut les deux lettres du pays (ISO 3166)',
    es: 'se necesitan las dos letras del país (ISO 3166)',
  },
  vat_length: {
    it: '{found} cifre, ne servono 11',
    en: '{found} digits, 11 are needed',
    fr: '{found} chiffres, il en faut 11',
    es: '{found} cifras, se necesitan 11',
  },
  vat_digits: {
    it: 'servono 11 cifre',
    en: '11 digits are needed',
    fr: 'il faut 11 chiffres',
    es: 'se necesitan 11 cifras',
  },
  check_digit: {
    it: 'cifra di controllo errata',
    en: 'wrong check digit',
    fr: 'clé de contrôle erronée',
    es: 'dígito de control erróneo',
  },
  vat_form: {
    it: 'non è una partita IVA di {country}',
    en: 'not a VAT number of {country}',
    fr: 'pas un numéro de TVA de {country}',
    es: 'no es un NIF-IVA de {country}',
  },
  tax_code: {
    it: 'servono 16 caratteri, o 11 cifre',
    en: '16 characters or 11 digits are needed',
    fr: 'il faut 16 caractères, ou 11 chiffres',
    es: 'se necesitan 16 caracteres, u 11 cifras',
  },
  sdi_length: {
    it: 'servono 7 lettere o cifre',
    en: '7 letters or digits are needed',
    fr: 'il faut 7 lettres ou chiffres',
    es: 'se necesitan 7 letras o cifras',
  },
  sdi_public_body: {
    it: '6 caratteri: solo enti pubblici',
    en: '6 characters: public bodies only',
    fr: '6 caractères : organismes publics seulement',
    es: '6 caracteres: solo entidades públicas',
  },
  tax_code_parts: {
    it: 'data di nascita o comune che non esistono',
    en: 'a date of birth or a place that does not exist',
    fr: 'date de naissance ou lieu qui n’existe pas',
    es: 'fecha de nacimiento o lugar que no existe',
  },
  sdi_six: {
    it: '6 caratteri per gli enti pubblici (public_body)',
    en: '6 characters for public bodies (public_body)',
    fr: '6 caractères pour les organismes publics (public_body)',
    es: '6 caracteres para las entidades públicas (public_body)',
  },
  sdi_needs_certified_email: {
    it: '0000000 vuole la PEC',
    en: '0000000 needs the certified e-mail',
    fr: '0000000 exige l’e-mail certifié',
    es: '0000000 exige el correo certificado',
  },
  sdi_abroad: {
    it: 'all’estero si scrive XXXXXXX',
    en: 'abroad it is XXXXXXX',
    fr: 'à l’étranger c’est XXXXXXX',
    es: 'en el extranjero es XXXXXXX',
  },
  ...applianceReasons,
  ...materialReasons,
  ...invoiceReasons,
  ...orderReasons,
  ...priceReasons,
  ...registryReasons,
  postal_code: {
    it: 'servono 5 cifre',
    en: '5 digits are needed',
    fr: 'il faut 5 chiffres',
    es: 'se necesitan 5 cifras',
  },
  postal_code_length: {
    it: '{found} cifre, ne servono 5',
    en: '{found} digits, 5 are needed',
    fr: '{found} chiffres, il en faut 5',
    es: '{found} cifras, se necesitan 5',
  },
  phone: {
    it: 'non è un numero di telefono',
    en: 'not a telephone number',
    fr: 'pas un numéro de téléphone',
    es: 'no es un número de teléfono',
  },
  phone_prefix: {
    it: 'manca il prefisso internazionale (+…)',
    en: 'the international prefix (+…) is missing',
    fr: 'le préfixe international (+…) manque',
    es: 'falta el prefijo internacional (+…)',
  },
  range: {
    it: 'deve stare tra {from} e {to}',
    en: 'must be from {from} to {to}',
    fr: 'doit être de {from} à {to}',
    es: 'debe estar entre {from} y {to}',
  },
} as const satisfies Record<string, Words>
export type ReasonKey = keyof typeof reasons
