import { wholeNumber } from '@mandato/contract/numbers'
import type { FormatterModule } from 'i18next'
import { isLanguage } from './languages.ts'

/**
 * Writes `{{count}}` in a sentence as its language writes a whole number, so that callers pass the number itself:
 * `t('clients', { count: 3113 })` is “3.113 clienti”. Other values come as they are to be read.
 */
export const countFormat: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _format, language, { interpolationkey } = {}) =>
    interpolationkey === 'count' && typeof value === 'number' && isLanguage(language)
      ? wholeNumber(language, value)
      : value,
}
