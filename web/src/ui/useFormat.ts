import { useTranslation } from 'react-i18next'
import { isLanguage } from '../platform/i18n/languages.ts'
import { type Format, formatFor } from './format.ts'

/** Numbers and dates in the language of the screen. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatFor(isLanguage(i18n.language) ? i18n.language : 'it')
}
