import type { countsOf } from '@mandato/contract/orders/units'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'

/** `5 pezzi, 12 m`: pieces and metres are never one number. */
export function CountedWords({ counts }: { counts: ReturnType<typeof countsOf> }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return counts
    .map(({ unit, quantity }) =>
      unit === ''
        ? t('countPieces', { count: quantity, pieces: format.int(quantity) })
        : `${format.int(quantity)}\u00a0${unit}`,
    )
    .join(', ')
}
