import type { Language } from '../../platform/i18n/languages.ts'

/** English groups with commas and has a decimal point; our other languages the other way round. */
const decimalOf = (language: Language) => (language === 'en' ? '.' : ',')

/** An amount as people type it, in euros: "33.514.000", "1 234,50 €", "1234.5". Null when it is none, or finer than a cent. */
export const parseMoney = (text: string, language: Language): number | null => parseNumber(text, language, 2)

/** A number as people type it. Null when it is none, or has more decimals than it may. */
export function parseNumber(text: string, language: Language, decimals: number): number | null {
  const typed = text.replace(/[\s\u00a0\u202f€']/g, '').replace('\u2212', '-')
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]+)$/.exec(typed) ?? []
  if (!/\d/.test(digits)) return null
  const marks = Array.from(digits).filter((mark) => mark === '.' || mark === ',')
  const last = marks.at(-1)
  const [whole = '', ...rest] = last ? digits.split(last) : [digits]
  const tail = rest.at(-1) ?? ''
  // A mark that comes once is the decimal one, unless three digits follow and the language groups with it.
  const groups =
    marks.length > 1
      ? marks.every((mark) => mark === last)
      : last !== decimalOf(language) && tail.length === 3
  const plain = !last || groups ? digits.replace(/[.,]/g, '') : `${whole.replace(/[.,]/g, '')}.${tail}`
  if (!last || groups) return isGrouped(digits) ? Number(sign + plain) : null
  return tail.length <= decimals && isGrouped(whole) ? Number(sign + plain) : null
}

/** Marks part the thousands, or there are none. */
const isGrouped = (digits: string) =>
  /^\d+$/.test(digits) || /^\d{1,3}([.,]\d{3})+$/.test(digits) || digits === ''
