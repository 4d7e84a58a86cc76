import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PickupStrip } from '../../ready/index.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { Money } from '../../ui/figures/Money.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import type { Order } from '../data.ts'
import styles from './ready.module.css'

/** The goods of an order with class and price, and when they can be fetched. */
export function ReadyGoods({ ready }: { ready: NonNullable<Order['ready']> }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <>
      <Card title={t('ready.pickup')}>
        <div className={styles.pickup}>
          <p>
            <IconBuildingStore size={20} aria-hidden />
            <b>
              {t('ready.window', {
                from: format.dateLong(ready.pickup_from),
                until: format.dateLong(ready.pickup_until),
              })}
            </b>
            {ready.pickup_place && <span>{ready.pickup_place}</span>}
            {ready.extended && <span>{t('ready.extended')}</span>}
          </p>
          <PickupStrip days={ready.days} />
          {ready.may.decide && <p>{t('ready.decideBy', { moment: format.dateTime(ready.decide_by) })}</p>}
        </div>
      </Card>
      <Card flush title={t('ready.goods')} count={ready.items.length}>
        <ul className={styles.items}>
          {ready.items.map(({ id, code, name, quantity, price, line_net, ...energy }) => (
            <li key={id}>
              <span className={styles.named}>
                <b>{name}</b>
                <small>{code}</small>
              </span>
              <EnergyArrow of={energy} code={code} height={26} />
              <span className={styles.sum}>
                <small>
                  {format.int(quantity)} ×{' '}
                  {price === null ? t('ready.onRequest') : <Money value={price} euro cents />}
                </small>
                <b>{line_net === null ? t('ready.onRequest') : <Money value={line_net} euro cents />}</b>
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{t('ready.total')}</span>
          <b>
            {ready.total === null ? (
              t('ready.unpriced', { count: ready.unpriced })
            ) : (
              <Money value={ready.total} euro cents />
            )}
          </b>
        </p>
      </Card>
    </>
  )
}
