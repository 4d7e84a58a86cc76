import { ageingKeys } from '@mandato/contract/invoices/names'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { Summary } from '../data.ts'
import styles from './list.module.css'

/** What is open, what of it is overdue, and for how long. */
export function SummaryStrip({
  summary,
}: {
  summary: Pick<Summary, 'open' | 'overdue' | 'ageing' | 'oldest_days'>
}) {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const { open, overdue, ageing, oldest_days: oldest } = summary
  const late = overdue.amount > 0
  // Credit notes lessen what is open and not what is overdue: with them it may be more than all, which is no share.
  const share = open.amount > 0 && overdue.amount <= open.amount ? (100 * overdue.amount) / open.amount : null
  return (
    <div className={styles.room}>
      <dl className={styles.strip}>
        <div className={styles.figure}>
          <dt>{t('open')}</dt>
          <dd>
            <b>{format.euro(open.amount, true)}</b>
            <small>{t('documents', { count: open.count })}</small>
          </dd>
        </div>
        <div className={styles.figure} data-late={late || undefined}>
          <dt>{t('overdue')}</dt>
          <dd>
            <b>{format.euro(overdue.amount, true)}</b>
            <small>
              {t('invoicesCount', { count: overdue.count })}
              {share !== null && late && t('share', { percent: format.percent(share) })}
            </small>
          </dd>
        </div>
        <div className={styles.ageing}>
          <dt>
            <span>{t('howLong')}</span>
            {oldest !== null && (
              <span className={styles.muted}>{t('oldest', { count: oldest, days: format.int(oldest) })}</span>
            )}
          </dt>
          <dd>
            <span className={styles.bar} aria-hidden>
              {ageingKeys.map((key) => (
                <span key={key} data-age={key} style={{ flexGrow: Math.max(0, ageing[key]) }} />
              ))}
            </span>
            <ul>
              {ageingKeys.map((key) => (
                <li key={key}>
                  <i data-age={key} aria-hidden />
                  {t(`age.${key}`)}
                  <b>{format.money(ageing[key], true)}</b>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </div>
  )
}
