import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { type DraftLine, onDrafts } from '../../platform/drafts/store.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { sheetDrafts } from '../form/draft.ts'
import styles from './boards.module.css'

/** Unsaved sheets of this person on this device: to be sent when the network is back, or still being written. */
export function Drafts() {
  const { t } = useTranslation('sheets')
  const format = useFormat()
  const me = useMe()
  // As text, which stays the same while nothing changes.
  const kept = useSyncExternalStore(onDrafts, () => JSON.stringify(me ? sheetDrafts.lines(me.userId) : []))
  const drafts = JSON.parse(kept) as readonly DraftLine[]
  if (drafts.length === 0) return null
  return (
    <Notice tone="info">
      {t('drafts.title')}
      <ul className={styles.drafts}>
        {drafts.map(({ id, name, at, waiting }) => (
          <li key={id}>
            <Link
              to="/sheets/$client"
              params={{ client: String(id) }}
              search={id === 0 ? {} : { view: 'edit' }}
            >
              {name || t('new')}
            </Link>{' '}
            {format.dateTime(at)}&nbsp;· {t(waiting ? 'drafts.waiting' : 'drafts.open')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
