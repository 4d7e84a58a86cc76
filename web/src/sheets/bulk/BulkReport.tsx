import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './bulk.module.css'
import type { Told } from './useRun.ts'

/** What was done and what was not: who was left out and why, and how many are still to do. */
export function BulkReport({ told, onClose }: { told: Told; onClose: () => void }) {
  const { t } = useTranslation('sheets')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const { title, skipped, left, broke } = told
  const still = { count: left.length, n: format.int(left.length) }
  return (
    <section className={styles.report} aria-label={title}>
      <div aria-live="polite">
        <h2>{title}</h2>
        {broke !== null && <p>{messageOf(broke)}</p>}
        {left.length > 0 && <p>{t(broke === null ? 'bulk.stopped' : 'bulk.broke', still)}</p>}
        {skipped.length > 0 && (
          <>
            <h3>{t('bulk.skipped', { count: skipped.length, n: format.int(skipped.length) })}</h3>
            <ul>
              {skipped.map(({ item, reason }) => (
                <li key={item.client_id}>
                  <b>{item.business_name}</b> <span>{reason}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ActionIcon variant="subtle" aria-label={ui('close')} onClick={onClose}>
        <IconX size={18} />
      </ActionIcon>
    </section>
  )
}
