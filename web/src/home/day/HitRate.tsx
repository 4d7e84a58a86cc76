import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import styles from './day.module.css'

/** How often such silence ended by itself, at the foot of the list; no probability of a single client. */
export function HitRate({ meta, children }: { meta: Answer<'day'>['meta']; children?: ReactNode }) {
  const { t } = useTranslation('day')
  if (!meta.hit_rate && !children) return null
  return (
    <p className={styles.foot}>
      {meta.hit_rate && (
        <span>
          <IconInfoCircle size={16} aria-hidden />{' '}
          {t('hitRate', { count: meta.hit_rate.of, reordered: meta.hit_rate.reordered })}
        </span>
      )}
      {children}
    </p>
  )
}
