import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { dot } from '../../ui/dot.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Account } from '../data.ts'
import styles from '../statement.module.css'

/** What is open by due date, with what is open up to each; what the law gives for lateness below. */
export function OpenItems({ of: { items, open, interest } }: { of: Account }) {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  if (items.length === 0)
    return (
      <Card>
        <EmptyState drawing="folder" title={t('nothingUnpaid')} />
      </Card>
    )
  return (
    <Card flush title={t('openItems')} count={items.length}>
      <LineList>
        {items.map((item) => (
          <li key={`${item.id}-${item.n}`}>
            <span className={styles.item}>
              <Named>
                <Link to="/invoices/$id" params={{ id: String(item.id) }}>
                  {item.kind === 'credit_note' ? t('creditNote', { number: item.number }) : item.number}
                </Link>
                <small>{format.date(item.date)}</small>
              </Named>
              <Named>
                <span>{format.date(item.due_date)}</span>
                <small data-lacks={(item.days !== null && item.days > 0) || undefined}>
                  {[
                    item.of > 1 && t('nthOf', { n: item.n, of: item.of }),
                    item.days !== null &&
                      item.days > 0 &&
                      t('late', { count: item.days, days: format.int(item.days) }),
                  ]
                    .filter(Boolean)
                    .join(dot)}
                </small>
              </Named>
              <Named>
                <b>{format.euro(item.open, true)}</b>
                <small>{t('balance', { amount: format.euro(item.balance, true) })}</small>
              </Named>
            </span>
          </li>
        ))}
      </LineList>
      <p className={styles.total}>
        <span>{t('open')}</span>
        <b>{format.euro(open.amount, true)}</b>
      </p>
      {interest && (
        <p className={styles.law}>
          <b>{t('interest', { amount: format.euro(interest.amount, true) })}</b>{' '}
          {t('interestWords', { flat: format.euro(interest.flat) })} {interest.rates}
        </p>
      )}
    </Card>
  )
}
