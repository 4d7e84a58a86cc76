import type { Language, Words } from '@mandato/contract/words'

/** What is wrong with a field, as a sentence that says what would be right. */
export const sentences = {
  vat_number: {
    it: '{field}: le undici cifre non tornano, controllale.',
    en: '{field}: the eleven digits do not add up, please check them.',
    fr: '{field} : les onze chiffres ne concordent pas, vérifiez-les.',
    es: '{field}: los once dígitos no cuadran, compruébalos.',
  },
  phone_number: {
    it: '{field}: un numero di telefono, anche con il prefisso.',
    en: '{field}: a telephone number, with its prefix if you like.',
    fr: '{field} : un numéro de téléphone, avec indicatif si besoin.',
    es: '{field}: un número de teléfono, con prefijo si hace falta.',
  },
  not_here: {
    it: '{field}: non vale per questo tipo di accesso.',
    en: '{field}: not for this kind of account.',
    fr: '{field} : sans objet pour ce type d’accès.',
    es: '{field}: no corresponde a este tipo de acceso.',
  },
  six_characters: {
    it: '{field}: sei lettere o cifre.',
    en: '{field}: six letters or digits.',
    fr: '{field} : six lettres ou chiffres.',
    es: '{field}: seis letras o cifras.',
  },
  country_code: {
    it: '{field}: un paese dell’elenco.',
    en: '{field}: a country of the list.',
    fr: '{field} : un pays de la liste.',
    es: '{field}: un país de la lista.',
  },
  country_abroad: {
    it: '{field}: per l’Italia scegli il tipo «Rivenditore in Italia».',
    en: '{field}: for Italy choose the type “Retailer in Italy”.',
    fr: '{field} : pour l’Italie, choisissez le type « Revendeur en Italie ».',
    es: '{field}: para Italia elige el tipo «Distribuidor en Italia».',
  },
  province_code: {
    it: '{field}: la sigla di una provincia italiana.',
    en: '{field}: the two letters of an Italian province.',
    fr: '{field} : le sigle d’une province italienne.',
    es: '{field}: la sigla de una provincia italiana.',
  },
  postal_code: {
    it: '{field}: cinque cifre.',
    en: '{field}: five digits.',
    fr: '{field} : cinq chiffres.',
    es: '{field}: cinco cifras.',
  },
  required: {
    it: '{field}: obbligatorio.',
    en: '{field}: required.',
    fr: '{field} : obligatoire.',
    es: '{field}: obligatorio.',
  },
  unknown: {
    it: '{field}: campo sconosciuto.',
    en: '{field}: unknown field.',
    fr: '{field} : champ inconnu.',
    es: '{field}: campo desconocido.',
  },
  type: {
    it: '{field}: serve {expected}.',
    en: '{field}: {expected} is needed.',
    fr: '{field} : il faut {expected}.',
    es: '{field}: hace falta {expected}.',
  },
  one_of: {
    it: '{field}: uno tra {options}.',
    en: '{field}: one of {options}.',
    fr: '{field} : un parmi {options}.',
    es: '{field}: uno de {options}.',
  },
  exactly: {
    it: '{field}: esattamente {n}.',
    en: '{field}: exactly {n}.',
    fr: '{field} : exactement {n}.',
    es: '{field}: exactamente {n}.',
  },
  at_least: {
    it: '{field}: almeno {n}.',
    en: '{field}: at least {n}.',
    fr: '{field} : au moins {n}.',
    es: '{field}: al menos {n}.',
  },
  at_most: {
    it: '{field}: al massimo {n}.',
    en: '{field}: at most {n}.',
    fr: '{field} : au plus {n}.',
    es: '{field}: como máximo {n}.',
  },
  at_least_characters: {
    it: '{field}: almeno {n} {n:carattere|caratteri}.',
    en: '{field}: at least {n} {n:character|characters}.',
    fr: '{field} : au moins {n} {n:caractère|caractères}.',
    es: '{field}: al menos {n} {n:carácter|caracteres}.',
  },
  at_most_characters: {
    it: '{field}: al massimo {n} {n:carattere|caratteri}.',
    en: '{field}: at most {n} {n:character|characters}.',
    fr: '{field} : au plus {n} {n:caractère|caractères}.',
    es: '{field}: como máximo {n} {n:carácter|caracteres}.',
  },
  document: {
    it: '{field}: contiene qualcosa che non si può pubblicare, oppure è troppo lungo.',
    en: '{field}: holds something that cannot be published, or is too long.',
    fr: '{field} : contient un élément qui ne peut pas être publié, ou est trop long.',
    es: '{field}: contiene algo que no se puede publicar, o es demasiado largo.',
  },
  after_beginning: {
    it: '{field}: non prima dell’inizio.',
    en: '{field}: not before the beginning.',
    fr: '{field} : pas avant le début.',
    es: '{field}: no antes del comienzo.',
  },
  some_language: {
    it: '{field}: serve almeno l’italiano o l’inglese, con titolo e testo.',
    en: '{field}: Italian or English is needed, with title and text.',
    fr: '{field} : il faut au moins l’italien ou l’anglais, avec titre et texte.',
    es: '{field}: hace falta al menos el italiano o el inglés, con título y texto.',
  },
  email: {
    it: '{field}: un indirizzo e-mail valido.',
    en: '{field}: a valid e-mail address.',
    fr: '{field} : une adresse e-mail valide.',
    es: '{field}: una dirección de correo válida.',
  },
  date: {
    it: '{field}: una data come 2025-11-14.',
    en: '{field}: a date such as 2025-11-14.',
    fr: '{field} : une date comme 2025-11-14.',
    es: '{field}: una fecha como 2025-11-14.',
  },
  not_before: {
    it: '{field}: non prima del {day}.',
    en: '{field}: not before {day}.',
    fr: '{field} : pas avant le {day}.',
    es: '{field}: no antes del {day}.',
  },
  format: {
    it: '{field}: formato non valido.',
    en: '{field}: not in the right form.',
    fr: '{field} : format invalide.',
    es: '{field}: formato no válido.',
  },
  two_decimals: {
    it: '{field}: al massimo due decimali.',
    en: '{field}: at most two decimals.',
    fr: '{field} : deux décimales au plus.',
    es: '{field}: como máximo dos decimales.',
  },
  same_again: {
    it: '{field}: deve ripetere la password.',
    en: '{field}: must repeat the password.',
    fr: '{field} : doit répéter le mot de passe.',
    es: '{field}: debe repetir la contraseña.',
  },
  password_length: {
    it: '{field}: da 8 a 20 caratteri.',
    en: '{field}: 8 to 20 characters.',
    fr: '{field} : 8 à 20 caractères.',
    es: '{field}: de 8 a 20 caracteres.',
  },
  password_digit: {
    it: '{field}: almeno una cifra.',
    en: '{field}: at least one digit.',
    fr: '{field} : au moins un chiffre.',
    es: '{field}: al menos una cifra.',
  },
  password_upper: {
    it: '{field}: almeno una maiuscola.',
    en: '{field}: at least one upper-case letter.',
    fr: '{field} : au moins une majuscule.',
    es: '{field}: al menos una mayúscula.',
  },
  password_lower: {
    it: '{field}: almeno una minuscola.',
    en: '{field}: at least one lower-case letter.',
    fr: '{field} : au moins une minuscule.',
    es: '{field}: al menos una minúscula.',
  },
  password_special: {
    it: '{field}: almeno un carattere speciale.',
    en: '{field}: at least one special character.',
    fr: '{field} : au moins un caractère spécial.',
    es: '{field}: al menos un carácter especial.',
  },
  exactly_characters: {
    it: '{field}: esattamente {n} {n:carattere|caratteri}.',
    en: '{field}: exactly {n} {n:character|characters}.',
    fr: '{field} : exactement {n} {n:caractère|caractères}.',
    es: '{field}: exactamente {n} {n:carácter|caracteres}.',
  },
  at_least_entries: {
    it: '{field}: almeno {n} {n:voce|voci}.',
    en: '{field}: at least {n} {n:entry|entries}.',
    fr: '{field} : au moins {n} {n:élément|éléments}.',
    es: '{field}: al menos {n} {n:elemento|elementos}.',
  },
  at_most_entries: {
    it: '{field}: al massimo {n} {n:voce|voci}.',
    en: '{field}: at most {n} {n:entry|entries}.',
    fr: '{field} : {n} {n:élément|éléments} au plus.',
    es: '{field}: como máximo {n} {n:elemento|elementos}.',
  },
  each_once: {
    it: '{field}: ogni codice una volta sola.',
    en: '{field}: each code only once.',
    fr: '{field} : chaque code une seule fois.',
    es: '{field}: cada código una sola vez.',
  },
  six_digits: {
    it: '{field}: sei cifre.',
    en: '{field}: six digits.',
    fr: '{field} : six chiffres.',
    es: '{field}: seis cifras.',
  },
  readable_name: {
    it: '{field}: almeno una lettera o una cifra.',
    en: '{field}: at least one letter or digit.',
    fr: '{field} : au moins une lettre ou un chiffre.',
    es: '{field}: al menos una letra o una cifra.',
  },
  ean_length: {
    it: '{field}: otto o tredici cifre.',
    en: '{field}: eight or thirteen digits.',
    fr: '{field} : huit ou treize chiffres.',
    es: '{field}: ocho o trece cifras.',
  },
  ean_digit: {
    it: '{field}: l’ultima cifra di controllo non torna.',
    en: '{field}: the check digit at the end is wrong.',
    fr: '{field} : le chiffre de contrôle à la fin est faux.',
    es: '{field}: el dígito de control del final no es correcto.',
  },
  product_code: {
    it: '{field}: lettere, cifre e . _ / -, come CAT-25.',
    en: '{field}: letters, digits and . _ / -, such as CAT-25.',
    fr: '{field} : lettres, chiffres et . _ / -, comme CAT-25.',
    es: '{field}: letras, cifras y . _ / -, como CAT-25.',
  },
  colour: {
    it: '{field}: un colore come #a03020.',
    en: '{field}: a colour such as #a03020.',
    fr: '{field} : une couleur comme #a03020.',
    es: '{field}: un color como #a03020.',
  },
  month_day: {
    it: '{field}: mese e giorno, come 11-14.',
    en: '{field}: month and day, such as 11-14.',
    fr: '{field} : le mois et le jour, comme 11-14.',
    es: '{field}: mes y día, como 11-14.',
  },
  retry_key: {
    it: '{field}: da 8 a 100 lettere, cifre o segni ASCII, senza spazi.',
    en: '{field}: 8 to 100 ASCII letters, digits or signs, without blanks.',
    fr: '{field} : de 8 à 100 lettres, chiffres ou signes ASCII, sans espaces.',
    es: '{field}: de 8 a 100 letras, cifras o signos ASCII, sin espacios.',
  },
  storable: {
    it: '{field}: un testo senza caratteri nulli né mezzi caratteri.',
    en: '{field}: text without null characters or halves of characters.',
    fr: '{field} : un texte sans caractères nuls ni moitiés de caractères.',
    es: '{field}: un texto sin caracteres nulos ni mitades de caracteres.',
  },
  too_deep: {
    it: '{field}: troppi livelli uno dentro l’altro.',
    en: '{field}: too many levels inside one another.',
    fr: '{field} : trop de niveaux imbriqués.',
    es: '{field}: demasiados niveles anidados.',
  },
} satisfies Record<string, Words>
export type Code = keyof typeof sentences

/** What a value of another type should have been, as the sentence `type` names it. */
const kinds: Readonly<Record<string, Words>> = {
  string: { it: 'un testo', en: 'a text', fr: 'un texte', es: 'un texto' },
  number: { it: 'un numero', en: 'a number', fr: 'un nombre', es: 'un número' },
  int: { it: 'un numero intero', en: 'a whole number', fr: 'un nombre entier', es: 'un número entero' },
  boolean: {
    it: 'sì o no (true o false)',
    en: 'yes or no (true or false)',
    fr: 'oui ou non (true ou false)',
    es: 'sí o no (true o false)',
  },
  array: { it: 'un elenco', en: 'a list', fr: 'une liste', es: 'una lista' },
  object: {
    it: 'un oggetto con i suoi campi',
    en: 'an object with its fields',
    fr: 'un objet avec ses champs',
    es: 'un objeto con sus campos',
  },
}
export const kindName = (expected: string, language: Language): string =>
  kinds[expected === 'record' ? 'object' : expected]?.[language] ?? expected
