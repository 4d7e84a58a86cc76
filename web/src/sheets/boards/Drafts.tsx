import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useJournal } from '../../platform/journal/useJournal.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { sheetKind } from '../kind.ts'
import styles from './boards.module.css'

/** Unsaved sheets of this person on this device: to be sent when the network is back, or still being written. */
export function Drafts() {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const drafts = useJournal().records.filter(({ kind }) => kind === sheetKind.name)
  if (drafts.length === 0) return null
  return (
    <Notice tone="info">
      {t('drafts.title')}
      <ul className={styles.drafts}>
        {drafts.map((record) => (
          <li key={record.id}>
            <Link {...sheetKind.linkOf(record)}>{record.title || t('new')}</Link> {format.dateTime(record.at)}
            &nbsp;· {t(`drafts.${record.state}`)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
