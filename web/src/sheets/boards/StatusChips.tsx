import type { BoardStatus } from '@mandato/contract/sheet-status'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { toneOf, useStatusChoices } from '../status.ts'
import styles from './boards.module.css'

interface Props {
  label: string
  /** null while they are on their way. */
  counts: Readonly<Record<BoardStatus, number>> | null
  value: BoardStatus | undefined
  onChange: (status: BoardStatus | undefined) => void
}

/** Every status with how many clients stand under it; one of them narrows the list, once more lets all through. */
export function StatusChips({ label, counts, value, onChange }: Props) {
  const choices = useStatusChoices()
  const format = useFormat()
  return (
    <fieldset className={styles.chips}>
      <legend className="sr-only">{label}</legend>
      {choices.map(({ key, label: words }) => (
        <button
          key={key}
          type="button"
          className={styles.chip}
          data-tone={toneOf(key)}
          aria-pressed={key === value}
          disabled={counts?.[key] === 0 && key !== value}
          onClick={() => onChange(key === value ? undefined : key)}
        >
          <span className={styles.dot} aria-hidden />
          {words}
          <b>{counts ? format.int(counts[key]) : <Skeleton width={18} />}</b>
        </button>
      ))}
    </fieldset>
  )
}
