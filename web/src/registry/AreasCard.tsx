import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/layout/Card.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { areaOf } from './clients/area-of.ts'
import type { Agency } from './data.ts'
import styles from './registry.module.css'

interface Props {
  agency: number
  areas: NonNullable<Agency['areas']>
  counters: NonNullable<Agency['counters']>
}

/** Where the clients are: a bar per province, the longest first. */
export function AreasCard({ agency, areas, counters }: Props) {
  const { t } = useTranslation('registry')
  const format = useFormat()
  const most = Math.max(1, ...areas.map((area) => area.clients))
  return (
    <Card
      title={t('clients')}
      hint={t('activeOf', { active: format.int(counters.active_clients), all: format.int(counters.clients) })}
      action={
        <Link to="/clients" search={{ agency }}>
          {t('openClients')}
        </Link>
      }
    >
      {areas.length === 0 ? (
        <p className={styles.muted}>{t('noClients')}</p>
      ) : (
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area.province}>
              <Link to="/clients" search={{ agency, area: areaOf(area.province) }}>
                {area.province}
              </Link>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ width: `${(area.clients / most) * 100}%` }} />
              </span>
              <b>{format.int(area.clients)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
