import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './BulkBar.module.css'

/** One act after another, and how far it is. */
export interface Running {
  readonly words: string
  readonly at: number
  /** Null while they are counted. */
  readonly of: number | null
  /** Stopped: what is on its way is waited for. */
  readonly stopping: boolean
}

interface Props {
  /** How many rows are ticked; without any there is no bar. */
  count: number
  /** What they are called, with their number; without it only the number is said. */
  counted?: string
  running?: Running | null
  /** What came of the last run, above the bar. */
  report?: ReactNode
  onStop?: () => void
  onClear: () => void
  bar?: Ref<HTMLElement>
  /** What can be done with them, each with its number. */
  children: ReactNode
}

/** Stands at the foot of a list while rows are ticked, and says what can be done with them. */
export function BulkBar({ count, counted, running = null, report, onStop, onClear, bar, children }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  return (
    <div className={styles.foot}>
      {report}
      {(count > 0 || running) && (
        <section ref={bar} className={styles.bar} aria-label={t('bulk.label')} tabIndex={-1}>
          <output className={styles.count}>
            {running ? (
              <>
                <b>{running.words}</b>{' '}
                {running.of === null
                  ? t('bulk.counting')
                  : t('bulk.at', { n: format.int(running.at), of: format.int(running.of) })}
              </>
            ) : (
              <b>{counted ?? t('bulk.count', { count })}</b>
            )}
          </output>
          {running ? (
            <>
              <span className={styles.track} aria-hidden>
                <span style={{ width: `${(100 * (running.at - 1)) / (running.of || 1)}%` }} />
              </span>
              <Button disabled={running.stopping} onClick={onStop}>
                {t(running.stopping ? 'bulk.stopping' : 'bulk.stop')}
              </Button>
            </>
          ) : (
            <>
              <span className={styles.acts}>{children}</span>
              <ActionIcon
                className={styles.clear}
                variant="transparent"
                aria-label={t('bulk.clear')}
                onClick={onClear}
              >
                <IconX size={18} />
              </ActionIcon>
            </>
          )}
        </section>
      )}
    </div>
  )
}
