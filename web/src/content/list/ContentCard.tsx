import { topicLegend } from '@mandato/contract/content/name-words'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { WithLabels } from '../../ui/energy/WithLabels.tsx'
import { today } from '../../ui/today.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { Cover } from '../covers/Cover.tsx'
import type { ContentRow } from '../data.ts'
import { placesOf } from '../kinds.ts'
import styles from './list.module.css'
import { Validity } from './Validity.tsx'

interface Props {
  row: ContentRow
  /** The first one has room for its summary. */
  lead: boolean
  /** Whoever writes has nothing to read. */
  staff: boolean
}

/** An item in its list: cover, topic, day, title; a mark while it is new to the reader. */
export function ContentCard({ row, lead, staff }: Props) {
  const { t } = useTranslation('content')
  const language = useLanguage()
  const format = useFormat()
  const isNew = !staff && row.read_at === null
  return (
    <li className={styles.card} data-lead={lead || undefined}>
      <Link to={placesOf[row.kind].item} params={{ id: String(row.id) }} className={styles.link}>
        <Cover name={row.cover} image={row.image} />
        <span className={styles.text}>
          <span className={styles.meta}>
            <b>{topicLegend[row.topic].label[language]}</b>
            <time dateTime={row.published_at}>{format.dayMonthShort(row.published_at)}</time>
            {isNew && <span className={styles.new}>{t('new')}</span>}
          </span>
          <strong className={styles.title} lang={row.language}>
            <WithLabels text={row.title} labels={row.labels} />
          </strong>
          <span className={styles.abstract} lang={row.language}>
            <WithLabels text={row.abstract} labels={row.labels} />
          </span>
          {row.valid_until && <Validity row={row} today={today()} />}
        </span>
      </Link>
    </li>
  )
}
