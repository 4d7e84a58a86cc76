import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFound } from '../../platform/journal/useJournal.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import type { Request } from '../data.ts'
import { replyKind } from '../kind.ts'
import styles from './one.module.css'
import type { KeptSaid } from './typed.ts'

/** What was written on this device in a conversation that was closed meanwhile: it goes on in a new request. */
export function KeptWords({ one }: { one: Pick<Request, 'id' | 'may'> }) {
  const { t } = useTranslation('requests')
  const found = useFound(replyKind, one.id)
  const kept = found?.fields as KeptSaid | null | undefined
  if (!kept || kept.values.text.trim() === '') return null
  return (
    <div className={styles.kept}>
      <Notice tone="warn">{t('keptWords')}</Notice>
      <blockquote>{kept.values.text}</blockquote>
      {one.may.reopen && (
        <Link to="/requests/$id" params={{ id: 'new' }} search={{ follows: one.id }}>
          {t('goOnWithWords')}
        </Link>
      )}
    </div>
  )
}
