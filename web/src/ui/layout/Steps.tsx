import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Steps.module.css'

export interface Step {
  readonly key: string
  readonly label: string
  readonly note?: ReactNode
  readonly state: 'done' | 'now' | 'todo' | 'failed'
}

/** A way of a few steps: where one is, what was found, what is still to come. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  const { t } = useTranslation('ui')
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step.key}
          className={styles[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot}>
            {step.state === 'done' ? (
              <IconCheck size={14} aria-label={t('steps.done')} />
            ) : step.state === 'failed' ? (
              <IconX size={14} aria-label={t('steps.failed')} />
            ) : (
              i + 1
            )}
          </span>
          <b>{step.label}</b>
          {step.note && <span className={styles.note}>{step.note}</span>}
        </li>
      ))}
    </ol>
  )
}
