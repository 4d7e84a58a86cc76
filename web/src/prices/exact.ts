import { locales } from '@mandato/contract/numbers'
import type { Language } from '../platform/i18n/languages.ts'

/** An exact decimal number in the language of the screen, all its decimals: 552.1932 is 552,1932. */
export function exact(value: string, language: Language): string {
  const decimals = value.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: true,
  }).format(Number(value))
}
