import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Invoice } from '../data.ts'
import { DueDates } from './DueDates.tsx'
import { Files } from './Files.tsx'
import { Lines } from './Lines.tsx'
import styles from './one.module.css'

interface Props {
  one: Invoice
  /** Beside the list: one column, what is due first. */
  narrow?: boolean
}

/** What an invoice says: its sums, its instalments with the credit notes beside them, its lines. */
export function InvoiceView({ one, narrow = false }: Props) {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const me = useMe()
  const late = one.status === 'overdue'
  const paid = one.gross - one.to_pay
  const lines = (
    <Card flush title={t('lines')} count={one.lines.length}>
      <Lines one={one} />
    </Card>
  )
  const orders = new Map(one.lines.flatMap(({ order }) => (order ? [[order.number, order]] : [])))
  return (
    <>
      <dl className={styles.sums} data-narrow={narrow || undefined}>
        <div>
          <dt>{t('gross')}</dt>
          <dd>{format.euro(one.gross, true)}</dd>
        </div>
        <div>
          <dt>{t('paidAndReversed')}</dt>
          <dd>{format.euro(Math.round(paid * 100) / 100, true)}</dd>
        </div>
        <div data-late={late || undefined}>
          <dt>{t('toPay')}</dt>
          <dd>{format.euro(one.to_pay, true)}</dd>
        </div>
      </dl>
      <div className={narrow ? undefined : styles.page}>
        {!narrow && lines}
        <div className={styles.stack}>
          <DueDates one={one} />
          {narrow && lines}
          <Card title={t('connected')}>
            <ul className={styles.links}>
              {one.reverses && (
                <li>
                  <Link to="/invoices/$id" params={{ id: String(one.reverses.id) }}>
                    {t('reverses', { number: one.reverses.number })}
                  </Link>
                </li>
              )}
              {[...orders.values()].map(({ id, number }) => (
                <li key={number}>
                  {id === null ? (
                    t('ofOrder', { number })
                  ) : (
                    <Link to="/orders/$id" params={{ id: String(id) }}>
                      {t('ofOrder', { number })}
                    </Link>
                  )}
                </li>
              ))}
              {one.lines.length > 0 && (
                <li>
                  <Link
                    to="/revenue"
                    search={{
                      client: one.client_id,
                      panel: `${one.date.slice(0, 4)}~end~client~${one.client_id}~month~${Number(one.date.slice(5, 7))}`,
                    }}
                  >
                    {t('inRevenue', { count: one.lines.length })}
                  </Link>
                </li>
              )}
              {me && roleOf(me) !== 'customer' && (
                <li>
                  <Link to="/clients/$id" params={{ id: String(one.client_id) }} search={{}}>
                    {t('pageOf', { name: one.client })}
                  </Link>
                </li>
              )}
              <li>
                <Link to="/invoices" search={{ client: one.client_id }}>
                  {t('allOf', { name: one.client })}
                </Link>
              </li>
            </ul>
            <Files one={one} />
          </Card>
        </div>
      </div>
    </>
  )
}
