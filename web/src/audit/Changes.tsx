import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../ui/useFormat.ts'
import type { AuditEntry } from './data.ts'
import styles from './audit.module.css'

/** So many fields are told at once. */
const first = 4

/** Field by field: what stood there, and what stands there since. */
export function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const { t } = useTranslation('audit')
  const format = useFormat()
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  const shown = all ? changes : changes.slice(0, first)
  return (
    <ul className={styles.changes}>
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.field}>{format.pair(field, '')}</span>
          {before !== null && (
            <>
              <del>{before}</del>
              <IconArrowRight size={14} aria-hidden />
              <VisuallyHidden>→</VisuallyHidden>
            </>
          )}
          <ins>{after ?? <i>{t('empty')}</i>}</ins>
        </li>
      ))}
      {shown.length < changes.length && (
        <li>
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            {t('more', { count: changes.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  )
}
