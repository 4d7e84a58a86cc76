import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { useFormat } from '../../ui/useFormat.ts'

/** The most pieces of a load or a write-off. */
const most = 99_999

/** Pieces as they are typed: digits alone. */
export const piecesOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 5)

/** The sentence under a number of pieces that is 0 or too large; null when it is right. */
export function useWrongPieces(): (typed: string) => string | null {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const format = useFormat()
  return (typed) =>
    Number(typed) >= 1 ? null : t('wrongNumber', { least: format.int(1), most: format.int(most) })
}

/** A refusal that is about the number of pieces, so that it stands beside them. */
export const isOfPieces = (error: unknown): error is ApiError =>
  error instanceof ApiError && ['short_of_stock', 'not_so_many_held'].includes(error.key)
