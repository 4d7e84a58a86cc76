import { fill, type Language, type Words } from '../words.ts'

/** What is wrong with a field of the sheet, as a sentence that says what would be right. */
const w = (it: string, en: string, fr: string, es: string): Words => ({ it, en, fr, es })

export const sheetFaults = {
  required: w('obbligatorio', 'required', 'obligatoire', 'obligatorio'),
  unknown: w('campo sconosciuto', 'unknown field', 'champ inconnu', 'campo desconocido'),
  read_only: w(
    'non si può modificare qui',
    'cannot be changed here',
    'ne se modifie pas ici',
    'no se puede modificar aquí',
  ),
  text: w('atteso un testo', 'a text is expected', 'un texte est attendu', 'se espera un texto'),
  flag: w('atteso sì o no', 'yes or no is expected', 'oui ou non est attendu', 'se espera sí o no'),
  exactly: w(
    'esattamente {n} lettere',
    'exactly {n} letters',
    'exactement {n} lettres',
    'exactamente {n} letras',
  ),
  at_most_characters: w(
    'al massimo {n} lettere e cifre',
    'at most {n} letters and digits',
    '{n} lettres et chiffres au plus',
    'como máximo {n} letras y cifras',
  ),
  too_long: w(
    'al massimo {n} caratteri',
    'at most {n} characters',
    '{n} caractères au plus',
    'como máximo {n} caracteres',
  ),
  vat_digits: w('11 cifre', '11 digits', '11 chiffres', '11 cifras'),
  vat_check: w(
    'la cifra di controllo non torna: ricontrolla le 11 cifre',
    'the check digit does not fit: look at the 11 digits again',
    'le chiffre de contrôle ne correspond pas : vérifiez les 11 chiffres',
    'la cifra de control no cuadra: revisa las 11 cifras',
  ),
  vat_form: w(
    'non ha la forma di una partita IVA di {country}',
    'not in the form of a VAT number of {country}',
    'n’a pas la forme d’un numéro de TVA de {country}',
    'no tiene la forma de un NIF-IVA de {country}',
  ),
  tax_code_form: w(
    '16 lettere e cifre, oppure 11 cifre per le società',
    '16 letters and digits, or 11 digits for companies',
    '16 lettres et chiffres, ou 11 chiffres pour les sociétés',
    '16 letras y cifras, u 11 cifras para las sociedades',
  ),
  tax_code_check: w(
    'la lettera di controllo non torna: ricontrolla i 16 caratteri',
    'the check letter does not fit: look at the 16 characters again',
    'la lettre de contrôle ne correspond pas : vérifiez les 16 caractères',
    'la letra de control no cuadra: revisa los 16 caracteres',
  ),
  tax_code_parts: w(
    'la data di nascita nel codice non esiste: ricontrolla i 16 caratteri',
    'the date of birth in the code does not exist: look at the 16 characters again',
    'la date de naissance du code n’existe pas : vérifiez les 16 caractères',
    'la fecha de nacimiento del código no existe: revisa los 16 caracteres',
  ),
  sdi_seven: w(
    '7 lettere e cifre; 0000000 se le fatture arrivano per PEC',
    '7 letters and digits; 0000000 if invoices come by certified e-mail',
    '7 lettres et chiffres ; 0000000 si les factures arrivent par PEC',
    '7 letras y cifras; 0000000 si las facturas llegan por PEC',
  ),
  sdi_six: w(
    '6 lettere e cifre per gli enti pubblici',
    '6 letters and digits for public bodies',
    '6 lettres et chiffres pour les organismes publics',
    '6 letras y cifras para las entidades públicas',
  ),
  sdi_public_body: w(
    '6 caratteri valgono solo per gli enti pubblici; per le imprese sono 7',
    '6 characters are for public bodies only; firms have 7',
    '6 caractères valent seulement pour les organismes publics ; les entreprises en ont 7',
    '6 caracteres valen solo para entidades públicas; las empresas tienen 7',
  ),
  sdi_foreign: w(
    'XXXXXXX per i clienti esteri',
    'XXXXXXX for foreign customers',
    'XXXXXXX pour les clients étrangers',
    'XXXXXXX para los clientes extranjeros',
  ),
  sdi_italian: w(
    'XXXXXXX vale solo per i clienti esteri',
    'XXXXXXX is for foreign customers only',
    'XXXXXXX vaut seulement pour les clients étrangers',
    'XXXXXXX vale solo para los clientes extranjeros',
  ),
  sdi_needs_certified: w(
    'con il codice SDI 0000000 serve la PEC',
    'with the SDI code 0000000 the certified e-mail is needed',
    'avec le code SDI 0000000 la PEC est nécessaire',
    'con el código SDI 0000000 hace falta la PEC',
  ),
  sdi_or_certified: w(
    'serve la PEC oppure il codice SDI',
    'either the certified e-mail or the SDI code is needed',
    'la PEC ou le code SDI est nécessaire',
    'hace falta la PEC o el código SDI',
  ),
  province: w(
    'una sigla di provincia, per esempio TV',
    'the two letters of a province, for example TV',
    'le sigle d’une province, par exemple TV',
    'la sigla de una provincia, por ejemplo TV',
  ),
  postal_code: w('5 cifre', '5 digits', '5 chiffres', '5 cifras'),
  country: w(
    'la sigla di un paese, per esempio IT',
    'the two letters of a country, for example IT',
    'le sigle d’un pays, par exemple IT',
    'la sigla de un país, por ejemplo IT',
  ),
  phone: w(
    'un numero con prefisso, per esempio +39 0422 123456',
    'a number with its country code, for example +39 0422 123456',
    'un numéro avec indicatif, par exemple +39 0422 123456',
    'un número con prefijo, por ejemplo +39 0422 123456',
  ),
  email: w(
    'un solo indirizzo e-mail valido',
    'one valid e-mail address',
    'une seule adresse e-mail valide',
    'una sola dirección de correo válida',
  ),
  iban_form: w(
    'un IBAN: sigla del paese, 2 cifre e il conto',
    'an IBAN: country letters, 2 digits and the account',
    'un IBAN : lettres du pays, 2 chiffres et le compte',
    'un IBAN: letras del país, 2 cifras y la cuenta',
  ),
  iban_length: w(
    'un IBAN di {country} ha {n} caratteri',
    'an IBAN of {country} has {n} characters',
    'un IBAN de {country} compte {n} caractères',
    'un IBAN de {country} tiene {n} caracteres',
  ),
  iban_check: w(
    'le cifre di controllo non tornano: ricontrolla l’IBAN',
    'the check digits do not fit: look at the IBAN again',
    'les chiffres de contrôle ne correspondent pas : vérifiez l’IBAN',
    'las cifras de control no cuadran: revisa el IBAN',
  ),
  iban_cin: w(
    'la lettera CIN non torna: ricontrolla l’IBAN',
    'the CIN letter does not fit: look at the IBAN again',
    'la lettre CIN ne correspond pas : vérifiez l’IBAN',
    'la letra CIN no cuadra: revisa el IBAN',
  ),
  five_digits: w('5 cifre', '5 digits', '5 chiffres', '5 cifras'),
  abi_iban: w(
    'non è quello dell’IBAN, che ha {found}',
    'not the one in the IBAN, which has {found}',
    'n’est pas celui de l’IBAN, qui a {found}',
    'no es el del IBAN, que tiene {found}',
  ),
  cab_iban: w(
    'non è quello dell’IBAN, che ha {found}',
    'not the one in the IBAN, which has {found}',
    'n’est pas celui de l’IBAN, qui a {found}',
    'no es el del IBAN, que tiene {found}',
  ),
  discount: w(
    'una catena di sconti come 50+10+5, ciascuno da 0 a 100 con due decimali',
    'a chain of discounts such as 50+10+5, each 0 to 100 with two decimals',
    'une chaîne de remises comme 50+10+5, chacune de 0 à 100 avec deux décimales',
    'una cadena de descuentos como 50+10+5, cada uno de 0 a 100 con dos decimales',
  ),
  fixed_days: w(
    'giorni del mese da 1 a 31',
    'days of the month from 1 to 31',
    'jours du mois de 1 à 31',
    'días del mes de 1 a 31',
  ),
  payment_code: w('uno tra {options}', 'one of {options}', 'un parmi {options}', 'uno de {options}'),
  customer_code: w('6 lettere e cifre', '6 letters and digits', '6 lettres et chiffres', '6 letras y cifras'),
} as const satisfies Record<string, Words>
export type SheetFaultCode = keyof typeof sheetFaults

export interface SheetFault {
  readonly field: string
  readonly code: SheetFaultCode
  readonly values?: Readonly<Record<string, string | number>>
}

/** The code as the answer carries it: with its number, where it has one (`exactly_2`). */
export const codeOf = ({ code, values }: SheetFault): string =>
  values && 'n' in values && code !== 'iban_length' ? `${code}_${values['n']}` : code

/** One sentence: the field by its label, then what would be right. */
export const faultSentence = (fault: SheetFault, label: string, language: Language): string =>
  `${label}${language === 'fr' ? ' : ' : ': '}${fill(sheetFaults[fault.code][language], fault.values ?? {}, language)}.`
