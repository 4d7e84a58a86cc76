import { isInPieces } from '@mandato/contract/orders/units'
import { useTranslation } from 'react-i18next'

/** What a price is for: the piece in the reader's language, another unit as the ERP's file writes it. */
export function usePerUnit(): (unit: string) => string {
  const { t } = useTranslation('prices')
  return (unit) => unit && (isInPieces(unit) ? t('perPiece') : t('per', { unit }))
}
