import { countryName } from '@mandato/contract/fields/country-names'
import { discountValue } from '@mandato/contract/fields/identifiers'
import { sheetField, type SheetValue } from '@mandato/contract/sheets/fields'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import { phone } from '../ui/phone.ts'
import type { SheetField } from './data.ts'
import { useLanguage } from '../platform/i18n/useLanguage.ts'

export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** A value as a person reads it; empty where nothing was filled in. */
export function useShown() {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const language = useLanguage()
  return (field: Pick<SheetField, 'key' | 'type' | 'options'>, value: SheetValue | number): string => {
    if (value === null || value === '') return ''
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return field.type === 'money' ? format.euro(value) : String(value)
    if (typeof value !== 'string') return value.join(', ')
    const option = field.options?.find((one) => one.value === value)
    if (option) return option.label
    if (field.type === 'date') return format.date(value)
    switch (sheetField.get(field.key)?.kind) {
      case 'country':
        return countryName(value, language)
      case 'iban':
        return inFours(value)
      case 'phone':
        return phone(value)
      case 'discount':
        return /^[\d.]+(\+[\d.]+)+$/.test(value)
          ? `${value} (${format.percent(discountValue(value))})`
          : `${value}%`
      default:
        return value
    }
  }
}
