import { useTranslation } from 'react-i18next'
import type { RevenueRow } from './data.ts'

/** What must be known of a category that is no part of the sum, or of what is left over. */
export function useCategoryNote(): (row: Pick<RevenueRow, 'key' | 'kind'>) => string | undefined {
  const { t } = useTranslation('sales')
  return ({ key, kind }) => {
    if (kind === 'of_which') return t('notes.ofWhich')
    if (kind === 'cross') return t('notes.cross')
    return key === 'other' ? t('notes.other') : undefined
  }
}
