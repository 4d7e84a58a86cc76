import { Button } from '@mantine/core'
import { priceTurnLegend } from '@mandato/contract/orders/tables'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../platform/i18n/useLanguage.ts'
import { exact } from '../../../prices/index.ts'
import { today } from '../../../ui/today.ts'
import { useFormat } from '../../../ui/useFormat.ts'
import { useClientOptions } from '../useClientOptions.ts'
import styles from './note.module.css'
import type { ShownPrice } from './price.ts'

interface ChangedProps {
  price: ShownPrice
  on: string
  over: boolean
  onToday: () => void
}

/** The price changed since it was shown: both, why, until when the shown one holds, and the way to today’s. */
export function ChangedNote({ price, on, over, onToday }: ChangedProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const { changed, net_price } = price
  if (!changed) return null
  const { now, reason, holds_until } = changed
  const Icon = over ? IconAlertTriangle : IconHistory
  const values = {
    day: format.date(on),
    shown: format.money(net_price, true),
    now: now === null ? '' : format.money(now, true),
    reason: priceTurnLegend[reason].label[language],
    until: format.date(holds_until),
  }
  return (
    <p className={styles.changed} data-over={over || undefined}>
      <Icon size={18} aria-hidden />
      <span>
        <b>{t(now === null ? 'price.left' : 'price.changed', values)}</b>{' '}
        {t(over ? 'price.over' : 'price.holds', values)}
      </span>
      <Button size="compact-sm" variant="subtle" onClick={onToday}>
        {now === null ? t('price.giveUp') : t('price.useToday', values)}
      </Button>
    </p>
  )
}

/** How a price comes about, step by step, and the way to all of its rules. */
export function WhyNote({ code, price, on }: { code: string; price: ShownPrice; on: string }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const format = useFormat()
  const customer = useClientOptions().find(({ value }) => value === price.of)?.id
  return (
    <dl className={styles.why}>
      <div>
        <dt>{t('price.listNamed', { list: price.list })}</dt>
        <dd>{format.money(price.list_price, true)}</dd>
      </div>
      {price.discounts.map(({ percent, subtotal }, i) => (
        <div key={i}>
          <dt>{t('price.step', { n: i + 1, percent: `${exact(String(percent), language)}%` })}</dt>
          <dd>{exact(subtotal, language)}</dd>
        </div>
      ))}
      <div data-net>
        <dt>{t('price.net')}</dt>
        <dd>{format.money(price.net_price, true)}</dd>
      </div>
      <p>
        {t('price.asOf', { day: format.date(on) })}{' '}
        <Link to="/prices" search={{ q: code, code, customer, date: on === today() ? undefined : on }}>
          {t('price.why')}
        </Link>
      </p>
    </dl>
  )
}
