import { IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dot } from '../../ui/dot.ts'
import { EnergyArrow } from '../../ui/energy/EnergyArrow.tsx'
import { holdsQuery, rereadReady } from '../data.ts'
import styles from '../ready.module.css'
import { clockOf, useLeft } from '../useLeft.ts'

/**
 * What is held for the person, with what is left of the time. Each opens with the prices of the client it is held for.
 * @param customer whose prices are seen meanwhile: for what nobody was named for
 */
export function OwnHolds({ customer }: { customer: number | undefined }) {
  const { t } = useTranslation('ready')
  const read = useQuery(holdsQuery())
  const holds = read.data?.response ?? []
  if (holds.length === 0) return null
  return (
    <ul className={styles.holds} aria-label={t('yourHolds')}>
      {holds.map(({ id, quantity, ends_at, article, client }) => (
        <li key={id}>
          <IconHourglass size={18} aria-hidden />
          <Link
            to="/ready/$id"
            params={{ id: String(article.id) }}
            search={searchFor(client?.id ?? customer)}
          >
            {[t('heldLine', { count: quantity, code: article.code, name: article.name }), client?.name]
              .filter(Boolean)
              .join(dot)}
          </Link>
          <EnergyArrow of={article} code={article.code} />
          <Left ends={ends_at} />
        </li>
      ))}
    </ul>
  )
}

const searchFor = (customer: number | undefined) => (customer === undefined ? {} : { customer })

function Left({ ends }: { ends: string }) {
  const left = useLeft(ends, () => void rereadReady())
  return (
    <b role="timer" className={styles.digits}>
      {clockOf(left)}
    </b>
  )
}
