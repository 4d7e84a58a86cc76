import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { overdueQuery, toPayQuery } from '../data.ts'
import styles from './customer.module.css'

type Invoice = Answer<'invoices'>['response'][number]

/** What the shop owes: the whole, the late part of it, and the next invoices to be paid. */
export function ToPayBlock() {
  const { t } = useTranslation('home')
  const sums = useQuery(overdueQuery())
  const next = useQuery(toPayQuery())
  return (
    <Card title={t('toPay.title')} action={<Link to="/invoices">{t('toPay.open')}</Link>} flush>
      <Loaded read={sums} skeleton={<LinesSkeleton lines={4} />}>
        {({ response }) =>
          response.open.count === 0 ? (
            <p className={styles.none}>{t('toPay.none')}</p>
          ) : (
            <>
              <Sums open={response.open.amount} overdue={response.overdue.amount} />
              <LineList>
                {next.data?.response.map((invoice) => (
                  <li key={invoice.id}>
                    <InvoiceLine invoice={invoice} />
                  </li>
                ))}
              </LineList>
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Sums({ open, overdue }: { open: number; overdue: number }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <div className={styles.sums}>
      <p>
        <strong>{format.euro(open, true)}</strong>
        {overdue > 0 && <b>{t('toPay.overdue', { amount: format.euro(overdue, true) })}</b>}
      </p>
      <div className={styles.split} aria-hidden>
        {overdue > 0 && <span data-late style={{ flexGrow: overdue }} />}
        <span style={{ flexGrow: Math.max(open - overdue, 0) }} />
      </div>
    </div>
  )
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const late = invoice.days_overdue !== null && invoice.days_overdue > 0
  return (
    <Link to="/invoices" search={{ unpaid: 'true' }} className={styles.invoice}>
      <Named>
        <b>{t('toPay.invoice', { number: invoice.number })}</b>
        <small data-late={late || undefined}>
          {late
            ? t('toPay.late', { count: invoice.days_overdue ?? 0 })
            : invoice.due_date && t('toPay.due', { day: format.date(invoice.due_date) })}
        </small>
      </Named>
      <b>{format.euro(invoice.open, true)}</b>
    </Link>
  )
}
