import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Delta } from '../ui/figures/Delta.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row } from '../ui/layout/Page.tsx'
import { type DetailRow, detailQuery } from './data.ts'
import styles from './Movers.module.css'
import { dot } from '../ui/dot.ts'

const shown = 5

/** Who grows and who falls behind the same period of last year, by euros: agencies, or the clients of one. */
export function Movers({ agency }: { agency?: number | undefined }) {
  const { t } = useTranslation('sales')
  const read = useQuery(detailQuery({ about: { agency }, years: {} }))
  return (
    <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
      {(['up', 'down'] as const).map((way) => (
        <Card
          key={way}
          title={t(`movers.${way}`)}
          hint={t(agency ? 'movers.clients' : 'movers.agencies')}
          flush
        >
          <Loaded read={read} skeleton={<LinesSkeleton lines={shown} />}>
            {({ response }) => <List rows={moversOf(response, way)} />}
          </Loaded>
        </Card>
      ))}
    </Row>
  )
}

function moversOf(rows: readonly DetailRow[], way: 'up' | 'down'): DetailRow[] {
  const sign = way === 'up' ? 1 : -1
  return rows
    .filter(
      (row) => (row.kind === 'agency' || row.kind === 'client') && row.id !== null && row.delta * sign > 0,
    )
    .toSorted((a, b) => sign * (b.delta - a.delta))
    .slice(0, shown)
}

function List({ rows }: { rows: readonly DetailRow[] }) {
  const { t } = useTranslation('sales')
  if (rows.length === 0) return <p className={styles.none}>{t('movers.none')}</p>
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.key}>
          <Link
            {...(row.kind === 'client'
              ? { to: '/clients/$id', params: { id: String(row.id) }, search: {} }
              : { to: '/revenue', search: { agency: row.id ?? undefined } })}
            className={styles.row}
          >
            <span className={styles.name}>
              {row.label}
              <span className={styles.place}>{[row.code, row.place].filter(Boolean).join(dot)}</span>
            </span>
            <span className={styles.money}>
              <Delta value={row.delta} money />
            </span>
            <span className={styles.percent}>
              <Delta value={row.delta_pct} strong />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
