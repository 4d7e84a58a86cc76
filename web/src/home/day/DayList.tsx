import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LinesSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { usePhone } from '../../ui/useUpTo.ts'
import { DayRow } from './DayRow.tsx'
import styles from './day.module.css'
import { PlaceSection, type ReasonsShown } from './PlaceSection.tsx'
import { byPlace, type DayOrder } from './places.ts'
import type { DayClient } from './reasons.ts'

/** Asked for by hand, and it brings the map along. */
const DayRound = lazyPart(() => import('./DayRound.tsx'), 'DayRound')

interface Props {
  clients: readonly DayClient[]
  order: DayOrder
  /** How many are left alone for now. */
  paused: number
  /** Two reasons of a client, the others unfolded; all of them otherwise. */
  brief?: boolean
  /** The level of the towns, below the heading the list stands under. */
  below?: 'h2' | 'h3'
}

/** The clients of the day, each with its reasons. On a phone the first one is whole, the others a line each. */
export function DayList({ clients, order, paused, brief = false, below = 'h3' }: Props) {
  const { t } = useTranslation('day')
  const phone = usePhone()
  const shown: ReasonsShown = (isFirst) => (phone && !isFirst ? 1 : brief ? 2 : Infinity)
  if (clients.length === 0) return <p className={styles.none}>{t('none', { count: paused })}</p>
  if (order === 'round')
    return (
      <Suspense fallback={<LinesSkeleton lines={12} />}>
        <DayRound clients={clients} shown={shown} below={below} />
      </Suspense>
    )
  if (order === 'place')
    return (
      <div>
        {byPlace(clients).map((place, index) => (
          <PlaceSection key={place.name} place={place} isFirst={index === 0} shown={shown} below={below} />
        ))}
      </div>
    )
  return (
    <ul className={styles.list}>
      {clients.map((client, index) => (
        <DayRow key={client.client.id} of={client} shown={shown(index === 0)} />
      ))}
    </ul>
  )
}
