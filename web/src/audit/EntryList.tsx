import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import { Changes } from './Changes.tsx'
import type { AuditEntry } from './data.ts'
import styles from './audit.module.css'

interface Props {
  entries: readonly AuditEntry[]
  /** Of one thing: what it happened to goes without saying. */
  ofOne?: boolean
  /** What can be done about an entry. */
  act?: (entry: AuditEntry) => ReactNode
  /** The answer to an earlier question. */
  old?: boolean
}

/** What was done, by whom and when, with what changed. */
export function EntryList({ entries, ofOne = false, act, old = false }: Props) {
  const { t } = useTranslation('audit')
  const format = useFormat()
  return (
    <ol className={styles.entries} aria-label={t('list')} aria-busy={old} data-of-one={ofOne || undefined}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>
          <span className={styles.who}>
            {entry.who ?? t('system')}
            {entry.acting_for && <small>{t('asWhom', { name: entry.acting_for })}</small>}
            {!ofOne && entry.ip && <small>{t('ip', { ip: entry.ip })}</small>}
          </span>
          <div className={styles.what}>
            <p>
              <b>{entry.what}</b>
              {!ofOne && entry.entity !== 'session' && (
                <Link
                  to="/audit"
                  search={{ entity: entry.entity as never, entity_id: entry.entity_id }}
                  aria-label={t('historyOf', { thing: `${entry.kind} ${entry.thing}` })}
                >
                  {entry.kind === entry.thing ? entry.kind : `${entry.kind} ${entry.thing}`}
                </Link>
              )}
            </p>
            <Changes changes={entry.changes} />
          </div>
          {act?.(entry)}
        </li>
      ))}
    </ol>
  )
}
