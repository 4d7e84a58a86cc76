import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Order } from '../data.ts'
import styles from './one.module.css'

/** What happened to an order, newest first. */
export function History({ one }: { one: Order }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <Card title={t('history')}>
      <ol className={styles.way}>
        {one.history.map(({ at, what, by, reason }, i) => (
          <li key={i}>
            <IconCircleCheckFilled size={18} aria-hidden />
            <div>
              <b>{t(`events.${what.replace('order.', '') as 'send'}`)}</b>
              <small>{[format.dateTime(at), by].filter(Boolean).join(dot)}</small>
              {reason && <p>{reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
