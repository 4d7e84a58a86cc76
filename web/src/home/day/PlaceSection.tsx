import { IconMapPin } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { DayRow } from './DayRow.tsx'
import styles from './day.module.css'
import type { Place } from './places.ts'

interface Props {
  place: Place
  below: 'h2' | 'h3'
  /** Its number in the round; a pin where there is no round, or it is not in it. */
  number?: number
  /** The heading, which the map leads to. */
  ref?: Ref<HTMLHeadingElement>
}

/** A town of the day: how many clients, how much is at stake, and each of them. */
export function PlaceSection({ place: { name, clients, stake }, below: Heading, number, ref }: Props) {
  const { t } = useTranslation('day')
  const format = useFormat()
  return (
    <section>
      <Heading className={styles.place} ref={ref} tabIndex={ref ? -1 : undefined}>
        {number === undefined ? <IconMapPin size={16} aria-hidden /> : <b>{number}</b>}
        {name || t('nowhere')}
        <small>{t('clients', { count: clients.length })}</small>
        {stake > 0 && <span>{format.euro(stake)}</span>}
      </Heading>
      <ul className={styles.list}>
        {clients.map((client) => (
          <DayRow key={client.client.id} of={client} />
        ))}
      </ul>
    </section>
  )
}
