import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyStopsMap } from '../../registry/index.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './day.module.css'
import { PlaceSection, type ReasonsShown } from './PlaceSection.tsx'
import { byPlace, inRound } from './places.ts'
import type { DayClient } from './reasons.ts'

interface Props {
  clients: readonly DayClient[]
  shown: ReasonsShown
  below: 'h2' | 'h3'
}

/** The day as a round: its towns numbered on a map and below it in the same order. A number leads to its clients. */
export function DayRound({ clients, shown, below }: Props) {
  const { t } = useTranslation('day')
  const format = useFormat()
  const { stops, elsewhere } = useMemo(() => inRound(byPlace(clients)), [clients])
  const points = useMemo(
    () =>
      stops.map(({ at, name, clients: there, stake }, index) => ({
        ...at,
        name: t('stop', {
          number: index + 1,
          place: name || t('nowhere'),
          clients: t('clients', { count: there.length }),
          stake: format.euro(stake),
        }),
      })),
    [stops, t, format],
  )
  const headings = useRef(new Map<string, HTMLElement>())
  const open = (index: number) => {
    const heading = headings.current.get(stops[index]?.name ?? '')
    heading?.scrollIntoView({ block: 'center' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <div>
      {points.length > 0 ? (
        <LazyStopsMap stops={points} label={t('map')} onOpen={open} />
      ) : (
        <p className={styles.none}>{t('noneOnMap')}</p>
      )}
      {stops.map((place, index) => (
        <PlaceSection
          key={place.name}
          place={place}
          isFirst={index === 0}
          shown={shown}
          below={below}
          number={index + 1}
          ref={(heading) => {
            if (heading) headings.current.set(place.name, heading)
            return () => void headings.current.delete(place.name)
          }}
        />
      ))}
      {elsewhere.map((place) => (
        <PlaceSection key={place.name} place={place} isFirst={false} shown={shown} below={below} />
      ))}
    </div>
  )
}
