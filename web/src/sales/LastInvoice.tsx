import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import { type LinesQuery, linesQuery } from './data.ts'

interface Props {
  /** Whose invoices and which category; no years. */
  about: LinesQuery
  /** What is said where there never was one. */
  otherwise?: string
}

/** Where a table is empty: of which day the last invoice of its subject is. */
export function LastInvoice({ about, otherwise = '' }: Props) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  // The newest line comes first.
  const read = useQuery(linesQuery(1, { ...about, per_page: 1 }))
  if (!read.data) return null
  const last = read.data.response[0]
  return last ? t('empty.last', { day: format.date(last.date) }) : otherwise
}
