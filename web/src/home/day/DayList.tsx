import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { DayRow } from './DayRow.tsx'
import styles from './day.module.css'
import { byPlace, type DayClient } from './reasons.ts'

interface Props {
  clients: readonly DayClient[]
  /** Grouped by town, or in the order of what is at stake. */
  places: boolean
  /** How many are left alone for now. */
  paused: number
  /** The level of the towns, below the heading the list stands under. */
  below?: 'h2' | 'h3'
}

/** The clients of the day, each with its reasons. */
export function DayList({ clients, places, paused, below: Heading = 'h3' }: Props) {
  const { t } = useTranslation('day')
  const format = useFormat()
  if (clients.length === 0) return <p className={styles.none}>{t('none', { count: paused })}</p>
  if (!places)
    return (
      <ul className={styles.list}>
        {clients.map((client) => (
          <DayRow key={client.client.id} of={client} />
        ))}
      </ul>
    )
  return (
    <div>
      {byPlace(clients).map(({ name, clients: there, stake }) => (
        <section key={name}>
          <Heading className={styles.place}>
            <IconMapPin size={16} aria-hidden />
            {name || t('nowhere')}
            <small>{t('clients', { count: there.length })}</small>
            {stake > 0 && <span>{format.euro(stake)}</span>}
          </Heading>
          <ul className={styles.list}>
            {there.map((client) => (
              <DayRow key={client.client.id} of={client} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
