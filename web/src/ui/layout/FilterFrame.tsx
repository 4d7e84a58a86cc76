import { IconFilter, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './FilterChip.module.css'

interface Chosen {
  readonly label: string
}

interface Props {
  label: string
  chosen: Chosen | undefined
  onClear: () => void
  /** The button that opens the choices, and the choices. */
  children: ReactNode
}

/** A filter: dashed while it lets everything through, tinted with its value and a way out once it does not. */
export function FilterFrame({ label, chosen, onClear, children }: Props) {
  const { t } = useTranslation('ui')
  return (
    <span className={chosen ? styles.on : styles.off}>
      {children}
      {chosen && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('filters.clear', { name: label })}
          onClick={onClear}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}

/** What stands on the button that opens it. */
export function FilterWords({ label, chosen }: Pick<Props, 'label' | 'chosen'>) {
  const format = useFormat()
  return (
    <>
      {!chosen && <IconFilter size={14} aria-hidden />}
      {chosen ? format.pair(label, chosen.label) : label}
    </>
  )
}
