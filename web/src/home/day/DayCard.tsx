import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { LinesSkeleton, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { dayQuery } from '../data.ts'
import { DayList } from './DayList.tsx'
import { HitRate } from './HitRate.tsx'
import { OrderChoice } from './OrderChoice.tsx'
import type { DayOrder } from './places.ts'

/** So many clients stand on the first screen; the page of the day has them all. */
const shown = 6

/** Whom to see today, on an agent's first screen. */
export function DayCard() {
  const { t } = useTranslation('day')
  const format = useFormat()
  const read = useQuery(dayQuery())
  const [order, setOrder] = useState<DayOrder>('place')
  const clients = read.data?.response ?? []
  const stake = clients.reduce((sum, client) => sum + client.stake, 0)
  return (
    <Card
      title={t('title')}
      hint={
        // In the measure of the words, which stand in a line of their own on a phone.
        read.isLoading ? (
          <Skeleton width={260} height="1lh" />
        ) : (
          clients.length > 0 &&
          t('summary', { count: read.data?.meta.clients ?? 0, stake: format.euro(stake) })
        )
      }
      action={<OrderChoice value={order} onChange={setOrder} />}
      flush
    >
      <Loaded read={read} skeleton={<LinesSkeleton lines={12} />}>
        {({ response, meta }) => (
          <>
            <DayList clients={response.slice(0, shown)} order={order} paused={meta.paused} brief />
            <HitRate meta={meta}>
              {response.length > shown && (
                <Link to="/day" search={order === 'place' ? {} : { order }}>
                  {t('more', { count: meta.clients - shown })}
                </Link>
              )}
            </HitRate>
          </>
        )}
      </Loaded>
    </Card>
  )
}
