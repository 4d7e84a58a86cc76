import { ordersFieldWords } from '@mandato/contract/orders/field-words'
import type { Words } from '@mandato/contract/words'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { placesOf, type TypedLine } from './typed.ts'

const words: Readonly<Record<string, Words | undefined>> = ordersFieldWords

/** The fields of an order and their values, as one reads them side by side. */
export function useChangeWords() {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  return {
    labelOf: (key: string): string => (key === 'lines' ? t('lines') : (words[key]?.[language] ?? key)),
    wordsOf: (key: string, value: unknown): string => {
      if (key === 'lines') {
        const count = placesOf(value as readonly TypedLine[]).length
        return t('countLines', { count, lines: format.int(count) })
      }
      if (Array.isArray(value)) return String(value.length)
      return typeof value === 'string' ? value : ''
    },
  }
}
