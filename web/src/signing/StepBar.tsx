import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './StepBar.module.css'
import type { StepName } from './useProgress.ts'

const steps: readonly StepName[] = ['read', 'code', 'sign']

/** The three steps; one may go back to those behind. */
export function StepBar({ now, onStep }: { now: StepName; onStep: (step: StepName) => void }) {
  const { t } = useTranslation('signing')
  const reached = steps.indexOf(now)
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, i) => {
        const state = i < reached ? 'done' : i === reached ? 'now' : 'todo'
        const inside = (
          <>
            <span className={styles.dot}>
              {state === 'done' ? <IconCheck size={14} stroke={2.5} aria-label={t('steps.done')} /> : i + 1}
            </span>
            {t(`steps.${step}`)}
          </>
        )
        return (
          <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' ? (
              <button type="button" onClick={() => onStep(step)}>
                {inside}
              </button>
            ) : (
              <span>{inside}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
