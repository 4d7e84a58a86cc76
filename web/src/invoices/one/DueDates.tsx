import { IconAlertCircle, IconCircle, IconCircleCheck, IconReceiptRefund } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { Instalment, Invoice } from '../data.ts'
import styles from './one.module.css'

const signs = { paid: IconCircleCheck, late: IconAlertCircle, due: IconCircle } as const

/** The instalments one under the other, and the credit notes that reverse some of them. */
export function DueDates({ one }: { one: Invoice }) {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const said = ({ state, days_late: days, paid }: Instalment) => {
    const partly =
      paid !== 0 && state !== 'paid' ? dot + t('partly', { amount: format.euro(paid, true) }) : ''
    if (state === 'late' && days !== null) return t('late', { count: days, days: format.int(days) }) + partly
    return t(`state.${state}`) + partly
  }
  return (
    <Card flush title={t('dueDates')}>
      <ul className={styles.dues}>
        {one.due_dates.map((part) => {
          const Sign = signs[part.state]
          return (
            <li key={part.n} data-state={part.state}>
              <Sign size={18} aria-hidden />
              <span className={styles.nth}>{t('nthOf', { n: part.n, of: one.due_dates.length })}</span>
              <span>
                <b>{format.date(part.date)}</b>
                <small>{said(part)}</small>
              </span>
              <b className={styles.amount}>{format.euro(part.amount, true)}</b>
            </li>
          )
        })}
        {one.credits.map(({ id, number, date, gross }) => (
          <li key={id} data-state="credit">
            <IconReceiptRefund size={18} aria-hidden />
            <span />
            <span>
              <Link to="/invoices/$id" params={{ id: String(id) }}>
                {t('creditNote', { number })}
              </Link>
              <small>{format.date(date)}</small>
            </span>
            <b className={styles.amount}>{format.euro(gross, true)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
