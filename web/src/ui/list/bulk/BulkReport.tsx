import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../platform/api-error.ts'
import type { BulkOptions } from './act.ts'
import styles from './bulk.module.css'
import type { Told } from './useRun.ts'

interface Props<R> extends Pick<BulkOptions<R>, 'keyOf' | 'nameOf'> {
  told: Told<R>
  onClose: () => void
}

/** What was done and what was not: which rows were left out and why, and how many are still to do. */
export function BulkReport<R>({ told, keyOf, nameOf, onClose }: Props<R>) {
  const { t } = useTranslation('ui')
  const { title, skipped, left, broke } = told
  return (
    <section className={styles.report} aria-label={title}>
      <div aria-live="polite">
        <h2>{title}</h2>
        {broke !== null && <p>{messageOf(broke)}</p>}
        {left.length > 0 && (
          <p>{t(broke === null ? 'bulk.stopped' : 'bulk.broke', { count: left.length })}</p>
        )}
        {skipped.length > 0 && (
          <>
            <h3>{t('bulk.skipped', { count: skipped.length })}</h3>
            <ul>
              {skipped.map(({ item, reason }) => (
                <li key={keyOf(item)}>
                  <b>{nameOf(item)}</b> <span>{reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={t('close')} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </section>
  )
}
