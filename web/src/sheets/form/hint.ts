import { discountValue } from '@mandato/contract/fields/identifiers'
import { readIban } from '@mandato/contract/fields/iban'
import { otherProvincesOf } from '@mandato/contract/fields/italian-postal-code'
import { regionOfProvince } from '@mandato/contract/fields/provinces'
import type { SheetValue } from '@mandato/contract/sheets/fields'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { inFours } from '../shown.ts'
import type { FieldKind } from './text-props.ts'

const example: Readonly<Partial<Record<FieldKind, string>>> = { days: '10, 25', discount: '50+10+5' }

/** What the portal makes of a value, in small below its field: the parts of an IBAN, what a chain of discounts comes to. */
export function useHint() {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  return (kind: FieldKind, value: SheetValue, country: string): string | null => {
    if (typeof value !== 'string' || value === '') {
      const such = value === null || value === '' ? example[kind] : undefined
      return such ? t('hints.example', { such }) : null
    }
    if (kind === 'iban') {
      const read = readIban(value)
      if (!('value' in read)) return null
      const { iban, abi, cab } = read.value
      return abi ? t('hints.iban', { iban: inFours(iban), cin: iban.charAt(4), abi, cab }) : inFours(iban)
    }
    if (kind === 'discount' && /^\d{1,3}(\.\d+)?(\+\d{1,3}(\.\d+)?)+$/.test(value))
      return t('hints.discount', { percent: format.percent(discountValue(value)) })
    if (kind === 'province' && country === 'IT') return regionOfProvince(value)
    return null
  }
}

/** What two fields beside each other do not agree on. It may be right all the same, so nothing is refused. */
export function useDoubt() {
  const { t } = useTranslation('sheets')
  return (kind: FieldKind, value: SheetValue, country: string, postalCode: string): string | null => {
    if (kind !== 'province' || country !== 'IT' || typeof value !== 'string') return null
    const others = otherProvincesOf(postalCode, value)
    return others.length > 0 ? t('hints.postalCode', { code: postalCode, of: others.join(' / ') }) : null
  }
}
