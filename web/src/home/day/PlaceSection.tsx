import { IconMapPin, IconNavigation } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { directionsTo } from '../../registry/index.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { DayRow } from './DayRow.tsx'
import styles from './day.module.css'
import type { Place } from './places.ts'

/** How many reasons of a client stand in its row; the first client of a list may say more than the others. */
export type ReasonsShown = (isFirst: boolean) => number

interface Props {
  place: Place
  /** The list begins with it. */
  isFirst: boolean
  shown: ReasonsShown
  below: 'h2' | 'h3'
  /** Its number in the round; a pin where there is no round, or it is not in it. */
  number?: number
  /** The heading, which the map leads to. */
  ref?: Ref<HTMLHeadingElement>
}

/** A town of the day: how many clients, how much is at stake, the way there, and each of them. */
export function PlaceSection({ place, isFirst, shown, below: Heading, number, ref }: Props) {
  const { name, clients, stake, at } = place
  const { t } = useTranslation('day')
  const format = useFormat()
  const town = name || t('nowhere')
  return (
    <section>
      <div className={styles.place}>
        {number === undefined ? <IconMapPin size={16} aria-hidden /> : <b aria-hidden>{number}</b>}
        <Heading ref={ref} tabIndex={ref ? -1 : undefined}>
          {number !== undefined && <span className="sr-only">{number}. </span>}
          {town} <small>{t('clients', { count: clients.length })}</small>
        </Heading>
        {stake > 0 && <span>{format.euro(stake)}</span>}
        {(at || name) && (
          <a
            href={directionsTo(at ? `${at.lat},${at.lng}` : name)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('driveTo', { place: town })}
          >
            <IconNavigation size={16} aria-hidden />
            {t('drive')}
          </a>
        )}
      </div>
      <ul className={styles.list}>
        {clients.map((client, index) => (
          <DayRow key={client.client.id} of={client} shown={shown(isFirst && index === 0)} />
        ))}
      </ul>
    </section>
  )
}
