import { orderStatusLegend, orderTypeLegend } from '@mandato/contract/orders/status'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { dot } from '../../ui/dot.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { LineList } from '../../ui/layout/LineList.tsx'
import { Named } from '../../ui/layout/Named.tsx'
import { daysBetween, today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { arrivalsQuery } from '../data.ts'
import { CalendarLeaf } from './CalendarLeaf.tsx'
import styles from './customer.module.css'
import { stageOf, stages } from './stages.ts'

type Arrival = Answer<'arrivals'>['response']['orders'][number]

/** The orders on their way, the next day first; each opens its page. */
export function ArrivalsBlock() {
  const { t } = useTranslation('home')
  const read = useQuery(arrivalsQuery())
  const total = read.data?.response.total ?? 0
  return (
    <Card
      title={t('arrivals.title')}
      hint={total > 0 ? t('arrivals.count', { count: total }) : undefined}
      action={<Link to="/orders">{t('arrivals.open')}</Link>}
      flush
    >
      <Loaded read={read} skeleton={<LinesSkeleton lines={4} />}>
        {({ response: { orders } }) =>
          orders.length === 0 ? (
            <p className={styles.none}>{t('arrivals.none')}</p>
          ) : (
            <LineList>
              {orders.map((order) => (
                <li key={order.id}>
                  <ArrivalLine order={order} />
                </li>
              ))}
            </LineList>
          )
        }
      </Loaded>
    </Card>
  )
}

function ArrivalLine({ order }: { order: Arrival }) {
  const language = useLanguage()
  const { label } = orderStatusLegend[order.status]
  const stage = stageOf[order.status]
  return (
    <Link to="/orders/$id" params={{ id: String(order.id) }} search={{}} className={styles.arrival}>
      <CalendarLeaf day={order.expected} soon={order.status === 'shipped'} />
      <Named>
        <b>{order.goods || orderTypeLegend[order.type].label[language]}</b>
        <small>{[order.number, order.reference, order.asked].filter(Boolean).join(dot)}</small>
      </Named>
      <span className={styles.stage}>
        <span className={styles.track} aria-hidden>
          {Array.from({ length: stages }, (_, i) => (
            <i key={i} data-at={i + 1 === stage ? 'here' : i < stage ? 'past' : undefined} />
          ))}
        </span>
        <b>{label[language]}</b>
        <When order={order} />
      </span>
    </Link>
  )
}

/** How far the day is, or why there is none. */
function When({ order: { expected, status, since } }: { order: Arrival }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  if (status === 'to_complete') return <small data-waits>{t('arrivals.noDayWhileIncomplete')}</small>
  if (expected === null) return <small>{t('arrivals.since', { day: format.dayMonthShort(since) })}</small>
  const days = daysBetween(today(), expected)
  if (days < 0) return <small data-waits>{t('arrivals.wasDue', { day: format.date(expected) })}</small>
  return <small>{days === 0 ? t('arrivals.today') : t('arrivals.inDays', { count: days })}</small>
}
