import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { Material } from './data.ts'
import styles from './material.module.css'

const counters = [
  'availability',
  'quantity',
  'committed',
  'realised',
  'printed',
  'still_to_deliver',
  'delivered_to_customers',
  'written_off',
] as const

/** The sums of the ledger; a role gets only the counters it may see. */
export function Counters({ one }: { one: Material }) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const format = useFormat()
  // A customer is told none.
  if (one.availability === undefined) return null
  return (
    <dl
      className={styles.counters}
      data-all={one.realised !== undefined || undefined}
      aria-label={t('counters.label')}
    >
      {counters.map((key) => {
        const value = one[key]
        return (
          value !== undefined && (
            <div key={key} data-lead={key === 'availability' || undefined}>
              <dt title={t(`counters.${key}`)}>{t(`counters.${key}`)}</dt>
              <dd>{format.int(value)}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
