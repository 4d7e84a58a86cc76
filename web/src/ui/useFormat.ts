import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { type Format, formatFor } from './format.ts'

/** Numbers and dates in the language of the screen. */
export function useFormat(): Format {
  return formatFor(useLanguage())
}
