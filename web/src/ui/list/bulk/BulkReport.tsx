import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './bulk.module.css'
import type { Told } from './useRun.ts'

interface Props {
  told: Told
  onClose: () => void
}

/** What was done and what was not: which rows were left out and why, and how many are still to do. */
export function BulkReport({ told, onClose }: Props) {
  const { t } = useTranslation('ui')
  const { title, run } = told
  const left = (run.total ?? 0) - run.done - run.skipped
  const unnamed = run.skipped - run.reasons.length
  return (
    <section className={styles.report} aria-label={title}>
      <div aria-live="polite">
        <h2>{title}</h2>
        {run.not_made !== null && <p>{run.not_made}</p>}
        {left > 0 && <p>{t(run.state === 'cancelled' ? 'bulk.stopped' : 'bulk.broke', { count: left })}</p>}
        {run.skipped > 0 && (
          <>
            <h3>{t('bulk.skipped', { count: run.skipped })}</h3>
            <ul>
              {run.reasons.map(({ position, name, reason }) => (
                <li key={position}>
                  <b>{name}</b> <span>{reason}</span>
                </li>
              ))}
            </ul>
            {unnamed > 0 && <p>{t('bulk.unnamed', { count: unnamed })}</p>}
          </>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={t('close')} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </section>
  )
}
