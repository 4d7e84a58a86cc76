import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import { DayActs } from './DayActs.tsx'
import styles from './day.module.css'
import { type DayClient, iconOf, wayOf } from './reasons.ts'

interface Props {
  of: DayClient
  /** So many reasons stand there until the row is unfolded; with a single one its acts are one, too. */
  shown: number
}

/** One client of the day: why, how much is at stake, and what one tap does. */
export function DayRow({ of, shown }: Props) {
  const { client, reasons, stake } = of
  const { t } = useTranslation('day')
  const format = useFormat()
  const [unfolded, setUnfolded] = useState(false)
  const name = useRef<HTMLAnchorElement>(null)
  const short = shown === 1 && !unfolded
  const standing = unfolded ? reasons : reasons.slice(0, shown)
  const folded = reasons.length - standing.length
  const unfold = () => {
    // What was pressed goes: whoever has no mouse goes on from the name.
    name.current?.focus({ preventScroll: true })
    setUnfolded(true)
  }
  return (
    <li className={styles.row} data-short={short || undefined}>
      <div className={styles.who}>
        <Link
          ref={name}
          to="/clients/$id"
          params={{ id: String(client.id) }}
          search={{}}
          className={styles.name}
        >
          <b>{client.business_name}</b> <small>{client.code}</small>
        </Link>
        <ul className={styles.reasons}>
          {standing.map((reason, at) => {
            const Icon = iconOf[reason.kind]
            return (
              <li key={reason.text} data-kind={reason.kind}>
                <Icon size={16} aria-hidden />
                <Link {...wayOf(reason, client.id)}>{reason.text}</Link>
                {at === standing.length - 1 && (folded > 0 || short) && (
                  <button
                    type="button"
                    className={styles.more}
                    aria-expanded={false}
                    aria-label={t('unfold', { name: client.business_name })}
                    onClick={unfold}
                  >
                    {folded > 0 ? `+${folded}` : <IconChevronDown size={16} aria-hidden />}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <span className={styles.stake}>{stake > 0 ? format.euro(stake) : '–'}</span>
      <DayActs of={of} short={short} />
    </li>
  )
}
