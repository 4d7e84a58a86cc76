import { fill, type Language, type Words } from '@mandato/contract/words'
import type * as z from 'zod'
import { refuse } from '../refusals.ts'

/** What is wrong with a field, as a sentence that says what would be right. */
const sentences = {
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
    it: '{field}: atteso {expected}.',
    en: '{field}: expected {expected}.',
    fr: '{field} : attendu {expected}.',
    es: '{field}: se esperaba {expected}.',
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
    it: '{field}: almeno {n} caratteri.',
    en: '{field}: at least {n} characters.',
    fr: '{field} : au moins {n} caractères.',
    es: '{field}: al menos {n} caracteres.',
  },
  at_most_characters: {
    it: '{field}: al massimo {n} caratteri.',
    en: '{field}: at most {n} characters.',
    fr: '{field} : au plus {n} caractères.',
    es: '{field}: como máximo {n} caracteres.',
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
} satisfies Record<string, Words>
type Code = keyof typeof sentences

interface Fault {
  readonly field: string
  readonly code: Code
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Parses a part of a request.
 * @throws the refusal `validation` naming each field: `fields` holds `field → code` for the form, the message says it in words
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  const result = schema.safeParse(value)
  // Such text is wrong in every field, so it is refused in one place.
  const wrong = holdsUnstorable(value)
  if (wrong) throw invalid([{ field: wrong, code: 'format', values: {} }], language)
  if (result.success) return result.data
  throw invalid(
    result.error.issues.flatMap((issue) => faultsOf(issue, value)),
    language,
  )
}

/** The refusal for faults found after parsing, for example a field that names nothing we know. */
export function invalid(faults: readonly Fault[], language: Language) {
  const shown = faults.slice(0, 20)
  const details = shown
    .map(({ field, code, values }) => fill(sentences[code][language], { field, ...values }))
    .join(' ')
  const fields = Object.fromEntries(
    shown.map(({ field, code, values }) => [field, 'n' in values ? `${code}_${String(values.n)}` : code]),
  )
  return refuse('validation', { details }, { fields })
}

function faultsOf(issue: z.core.$ZodIssue, whole: unknown): Fault[] {
  const field = issue.path.map(String).join('.') || 'body'
  const fault = (code: Code, values: Fault['values'] = {}): Fault[] => [{ field, code, values }]
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(whole, issue.path) === undefined
        ? fault('required')
        : fault('type', { expected: issue.expected })
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        field: [...issue.path.map(String), key].join('.').slice(0, 100),
        code: 'unknown' as const,
        values: {},
      }))
    case 'invalid_value':
      return valueAt(whole, issue.path) === undefined
        ? fault('required')
        : fault('one_of', { options: issue.values.join(', ') })
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return fault('required')
      return fault(issue.exact ? 'exactly' : issue.origin === 'string' ? 'at_least_characters' : 'at_least', {
        n: String(issue.minimum),
      })
    case 'too_big':
      return fault(issue.exact ? 'exactly' : issue.origin === 'string' ? 'at_most_characters' : 'at_most', {
        n: String(issue.maximum),
      })
    case 'invalid_format':
      return fault(issue.format === 'email' ? 'email' : issue.format === 'date' ? 'date' : 'format')
    case 'custom': {
      const code = String(issue.params?.['code'] ?? 'format')
      return fault(code in sentences ? (code as Code) : 'format')
    }
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return fault('format')
  }
}

/** PostgreSQL stores neither a NUL character nor half of a pair of surrogates. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Nothing we take lies deeper; what does would use up the stack of whoever walks through it. */
const deepest = 20

function holdsUnstorable(value: unknown, path: readonly string[] = []): string | null {
  const here = path.join('.').slice(0, 100) || 'body'
  if (typeof value === 'string') return isUnstorable(value) ? here : null
  if (value === null || typeof value !== 'object') return null
  if (path.length > deepest) return here
  for (const [key, item] of Object.entries(value)) {
    const found = isUnstorable(key) ? here : holdsUnstorable(item, [...path, key])
    if (found) return found
  }
  return null
}

const valueAt = (whole: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    whole,
  )
