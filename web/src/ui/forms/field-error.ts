import type { TFunction } from 'i18next'

/** The codes of the server's checks (`fields` of a refusal); a number may follow: `at_most_characters_20`. */
const codes = [
  'required',
  'unknown',
  'type',
  'one_of',
  'exactly',
  'at_least',
  'at_most',
  'at_least_characters',
  'at_most_characters',
  'email',
  'date',
  'format',
  'two_decimals',
  'same_again',
  'password_length',
  'password_digit',
  'password_upper',
  'password_lower',
  'password_special',
] as const

/** What would be right, in the language of the screen; null for a code this version does not know. */
export function fieldError(t: TFunction<'ui'>, code: string): string | null {
  const [, name = code, number] = /^(.*?)(?:_(\d+))?$/.exec(code) ?? []
  const known = codes.find((one) => one === name)
  return known ? t(`fieldErrors.${known}`, { n: number ?? '' }) : null
}
