import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dot } from '../ui/dot.ts'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { LineList } from '../ui/layout/LineList.tsx'
import { Named } from '../ui/layout/Named.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { overdueQuery } from './data.ts'
import styles from './OverdueBlock.module.css'

/** What is overdue and with whom most; not there where everybody has paid. */
export function OverdueBlock() {
  const { t } = useTranslation('home')
  const format = useFormat()
  const read = useQuery(overdueQuery())
  if (read.data && read.data.response.overdue.count === 0) return null
  const { overdue, oldest_days: oldest } = read.data?.response ?? {}
  return (
    <Card
      title={t('overdue.title')}
      hint={overdue && format.euro(overdue.amount, true)}
      action={
        <Link to="/invoices" search={{ overdue: 'true' }}>
          {t('overdue.open', { count: overdue?.count ?? 0 })}
        </Link>
      }
      flush
    >
      <Loaded read={read} skeleton={<LinesSkeleton lines={5} />}>
        {({ response }) => (
          <LineList>
            {response.clients.map(({ id, name, amount, days, invoices }) => (
              <li key={id}>
                <Link to="/invoices" search={{ client: id, unpaid: 'true' }} className={styles.line}>
                  <Named>
                    <b>{name}</b>
                    <small>
                      {t('overdue.invoices', { count: invoices })}
                      {days === oldest ? dot + t('overdue.oldest') : ''}
                    </small>
                  </Named>
                  <span className={styles.late}>{t('overdue.days', { count: days })}</span>
                  <b>{format.money(amount, true)}</b>
                </Link>
              </li>
            ))}
          </LineList>
        )}
      </Loaded>
    </Card>
  )
}
