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
  'exactly_characters',
  'at_least_characters',
  'at_most_characters',
  'at_least_entries',
  'at_most_entries',
  'email',
  'date',
  'format',
  'two_decimals',
  'six_digits',
  'readable_name',
  'month_day',
  'ean_length',
  'ean_digit',
  'product_code',
  'colour',
  'same_again',
  'password_length',
  'password_digit',
  'password_upper',
  'password_lower',
  'password_special',
] as const

/**
 * What would be right, in the language of the screen; null for a code this version does not know.
 * @param given the codes of one field, parted by blanks
 */
export function fieldError(t: TFunction<'ui'>, given: string): string | null {
  const sentences = given.split(' ').map((code) => sentenceOf(t, code))
  return sentences.includes(null) ? null : sentences.join(' ')
}

function sentenceOf(t: TFunction<'ui'>, code: string): string | null {
  const [, name = code, number] = /^(.*?)(?:_(\d+))?$/.exec(code) ?? []
  const match = codes.find((one) => one === name)
  return match ? t(`fieldErrors.${match}`, { n: number ?? '', count: Number(number ?? 0) }) : null
}
