import { useTranslation } from 'react-i18next'
import { usePhone } from '../../ui/useUpTo.ts'
import { Named } from '../../ui/layout/Named.tsx'
import type { RequestRow } from '../data.ts'

/** The material of a line and the words of its decision; on a phone what its missing columns say, too. */
export function LineName({ row }: { row: RequestRow }) {
  const { t } = useTranslation('materials')
  const phone = usePhone()
  if (!phone && !row.decision_note) return row.name
  return (
    <Named>
      <b>{row.name}</b>
      {phone && (
        <>
          <small>
            {row.product_code}&nbsp;· {t('requests.pieces', { count: row.requested })} ·{' '}
            {t(`requests.status.${row.status}`)}
          </small>
          <small>{row.client ?? row.agency}</small>
        </>
      )}
      {row.decision_note && <small>{row.decision_note}</small>}
    </Named>
  )
}
