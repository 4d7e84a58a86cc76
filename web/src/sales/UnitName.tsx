import { useTranslation } from 'react-i18next'
import type { DetailRow } from './data.ts'
import { DrillLink } from './DrillLink.tsx'
import { useView } from './view.ts'
import styles from './UnitName.module.css'
import { dot } from '../ui/dot.ts'

/** The name of an agency or client, which leads to its own page; code, place and clients beside it. */
export function UnitName({ row, agency }: { row: DetailRow; agency: number | undefined }) {
  const { t } = useTranslation('sales')
  const { scope } = useView()
  if (row.kind === 'total') return row.label
  if (row.id === null) return <span className={styles.nameless}>{row.label}</span>
  const clients = row.clients === null ? null : t('units.clients', { count: row.clients })
  const to =
    row.kind === 'agency' ? { agency: row.id } : { agency: agency ?? scope.about.agency, client: row.id }
  return (
    <span className={styles.line}>
      <span className={row.kind === 'agency' ? styles.agency : styles.client}>
        <DrillLink to={to} plain>
          {row.label}
        </DrillLink>
      </span>
      <span className={styles.place}>{[row.code, row.place, clients].filter(Boolean).join(dot)}</span>
    </span>
  )
}
