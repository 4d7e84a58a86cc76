import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { shortagesQuery } from '../data.ts'
import styles from '../ready.module.css'

/** Less was counted than is promised: which orders wait for it is for head office to settle. */
export function Shortages() {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const read = useQuery(shortagesQuery())
  const rows = read.data?.response ?? []
  if (rows.length === 0) return null
  return (
    <Card flush title={t('short.title')} count={rows.length}>
      <LineList>
        {rows.map(({ id, code, name, there, promised, orders, ...energy }) => (
          <li key={id}>
            <div className={styles.short}>
              <span>
                <b>{code}</b> {name}
              </span>
              <EnergyArrow of={energy} code={code} />
              <span>{t('short.counts', { there: format.int(there), promised: format.int(promised) })}</span>
              <span>
                {orders.map((order) => (
                  <Link key={order.id} to="/orders/$id" params={{ id: String(order.id) }} search={{}}>
                    {t('short.order', {
                      number: order.number,
                      client: order.client,
                      n: format.int(order.quantity),
                    })}
                  </Link>
                ))}
              </span>
            </div>
          </li>
        ))}
      </LineList>
    </Card>
  )
}
