import { Link } from '@tanstack/react-router'
import { IconMapPinOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MapSource } from './MapSource.tsx'
import styles from './map.module.css'

interface Props {
  unplaced: number
  /** Some stand at the middle of their town. */
  atTown: boolean
}

/** What the signs mean, who is not on the map, and where it comes from. */
export function MapFoot({ unplaced, atTown }: Props) {
  const { t } = useTranslation('clients')
  return (
    <div className={styles.foot}>
      <div className={styles.notes}>
        {atTown && (
          <p className={styles.note}>
            <span className={styles.point} aria-hidden /> {t('map.legendExact')}
            <span className={styles.atTown} aria-hidden /> {t('map.legendTown')}
          </p>
        )}
        {unplaced > 0 && (
          <p className={styles.note}>
            <IconMapPinOff size={14} aria-hidden />
            <Link
              to="/clients"
              search={(old) => ({ ...old, mode: undefined, page: undefined, filters: 'unplaced' })}
            >
              {t('map.unplaced', { count: unplaced })}
            </Link>
          </p>
        )}
      </div>
      <MapSource />
    </div>
  )
}
