import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import styles from './gap.module.css'

type Gap = NonNullable<Answer<'day'>['meta']['gap']>

/**
 * What each of the six is short of, side by side, and how far of it the budget reaches. The table below says the same in
 * figures: nothing here is read out.
 */
export function GapBar({ gap }: { gap: Gap }) {
  const { t } = useTranslation('day')
  const short = gap.clients.reduce((sum, { missing }) => sum + missing, 0)
  // Where the six are not enough, their shares end before the budget does.
  const whole = Math.max(short, gap.missing)
  const reach = `${(gap.missing / whole) * 100}%`
  return (
    <div className={styles.gapBar} aria-hidden>
      <div className={styles.shares}>
        {gap.clients.map(({ id, missing }, step) => (
          <i
            key={id}
            className={styles.share}
            style={{ '--step': step, width: `${(missing / whole) * 100}%` }}
          />
        ))}
        <b className={styles.reach} style={{ left: reach }} />
      </div>
      <span style={{ '--reach': reach }}>{t('gap.reach')}</span>
    </div>
  )
}
