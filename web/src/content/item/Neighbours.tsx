import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import type { ContentDetail } from '../data.ts'
import { placesOf } from '../kinds.ts'
import styles from './item.module.css'

/** The next and the previous one of the list. */
export function Neighbours({ item: { kind, newer, older, labels } }: { item: ContentDetail }) {
  const { t } = useTranslation('content')
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {newer && (
        <Link to={placesOf[kind].item} params={{ id: String(newer.id) }}>
          <small>
            <IconArrowLeft size={14} aria-hidden /> {t('newer')}
          </small>
          <WithLabels text={newer.title} labels={labels} />
        </Link>
      )}
      {older && (
        <Link to={placesOf[kind].item} params={{ id: String(older.id) }} data-older>
          <small>
            {t('older')} <IconArrowRight size={14} aria-hidden />
          </small>
          <WithLabels text={older.title} labels={labels} />
        </Link>
      )}
    </nav>
  )
}
