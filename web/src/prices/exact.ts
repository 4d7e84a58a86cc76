import { locales } from '@mandato/contract/numbers'
import type { Language } from '../platform/i18n/languages.ts'

/**
 * An exact decimal number in the language of the screen, all its decimals: 552.1932 is 552,1932. Four discounts with two
 * decimals leave more digits than a number of JavaScript holds, so the decimals are never one.
 * @param value not negative, with a point
 */
export function exact(value: string, language: Language): string {
  const [whole = '', decimals] = value.split('.')
  const format = new Intl.NumberFormat(locales[language], { useGrouping: true })
  const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return format.format(BigInt(whole)) + (decimals ? point + decimals : '')
}

/** `50+10+5` as people read it. */
export const exactChain = (chain: string, language: Language) =>
  chain
    .split('+')
    .map((step) => exact(step, language))
    .join(' + ')
