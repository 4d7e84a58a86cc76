import { numberIn } from '@mandato/contract/numbers'
import { useLanguage } from '../platform/i18n/useLanguage.ts'

/** Grams as kilograms in words: 52,4 kg. */
export function useKilograms(): (grams: number) => string {
  const format = numberIn(useLanguage(), {
    style: 'unit',
    unit: 'kilogram',
    minimumFractionDigits: 1,
    maximumFractionDigits: 3,
  })
  return (grams) => format(grams / 1000)
}

/** Kilograms as typed, comma or point, as grams; null where it is no weight. */
export function gramsOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,5}(\.\d{1,3})?$/.test(text)) return null
  const grams = Math.round(Number(text) * 1000)
  return grams > 0 ? grams : null
}
