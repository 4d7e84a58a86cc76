import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { RequestRow } from '../data.ts'
import styles from '../materials.module.css'
import { Named } from '../../ui/layout/Named.tsx'
import { Thumb } from '../Thumb.tsx'
import { dot } from '../../ui/dot.ts'

/** Which line it is: the material, for whom, when, and what was noted. */
export function LineFacts({ row }: { row: RequestRow }) {
  const { t } = useTranslation('materials')
  const format = useFormat()
  return (
    <ul className={styles.lines}>
      <li>
        <Thumb image={row.image} />
        <Named>
          <b>{row.name}</b>
          <small>
            {row.product_code}
            {row.conf > 1 && `${dot}${t('pack', { count: row.conf })}`}
          </small>
          <small>
            {row.agency}&nbsp;· {row.client ?? t('forAgency')}&nbsp;· {format.date(row.date)}
          </small>
          {row.note && <small>{row.note}</small>}
        </Named>
      </li>
    </ul>
  )
}
