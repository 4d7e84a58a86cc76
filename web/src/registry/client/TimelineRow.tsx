import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/useFormat.ts'
import type { TimelineEntry } from '../clients/data.ts'
import { useEventWords } from './useEventWords.ts'
import styles from './Timeline.module.css'

/** One act: what, who, when, and why where that may be read. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('clients')
  const format = useFormat()
  const words = useEventWords()
  const { tone, sentence } = words(entry.what)
  const target = targetOf(entry)
  return (
    <li className={styles.event}>
      <span className={`${styles.dot} ${tone ? styles[tone] : ''}`} aria-hidden />
      <span className={styles.words}>
        <b>
          {sentence}
          {entry.detail !== null && (
            <>
              {': '}
              {target ? <Link {...target}>{entry.detail}</Link> : entry.detail}
            </>
          )}
        </b>
        {entry.reason && <span>{t('timeline.reason', { reason: entry.reason })}</span>}
      </span>
      <span className={styles.who}>
        {entry.by ?? t('timeline.system')}
        <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
      </span>
    </li>
  )
}

/** What an act on something else than the client opens. */
function targetOf({ entity, entity_id: id, what }: TimelineEntry) {
  if (entity === 'order') return linkOptions({ to: '/orders/$id', params: { id } })
  if (entity === 'shipment' && what !== 'shipment.delete')
    return linkOptions({ to: '/shipments/$id', params: { id } })
  if (entity === 'preparation' && what !== 'preparation.delete')
    return linkOptions({ to: '/preparations/$id', params: { id } })
  // Both stand in the list of everything asked of the manufacturer.
  const request = { free: `free-${id}`, request: `material-${id}` }[entity]
  if (request) return linkOptions({ to: '/requests/$id', params: { id: request } })
  if (entity === 'hand_over') return linkOptions({ to: '/hand-overs' })
  return undefined
}
