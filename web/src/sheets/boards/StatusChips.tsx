import type { BoardStatus } from '@mandato/contract/sheets/status'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Chip } from '../../ui/layout/Chip.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { StatusMark } from '../StatusMark.tsx'
import { useStatusChoices } from '../status.ts'
import styles from './boards.module.css'

interface Props {
  label: string
  /** null while they are on their way. */
  counts: Readonly<Record<BoardStatus, number>> | null
  value: BoardStatus | undefined
  onChange: (status: BoardStatus | undefined) => void
  /** Chips before those of the statuses. */
  children?: ReactNode
}

/** Every status with its number of clients; pressing one filters the list, pressing it again removes the filter. */
export function StatusChips({ label, counts, value, onChange, children }: Props) {
  const choices = useStatusChoices()
  return (
    <fieldset className={styles.chips}>
      <legend className="sr-only">{label}</legend>
      {children}
      {choices.map(({ key, label: words }) => (
        <StatusChip
          key={key}
          words={words}
          status={key}
          count={counts && counts[key]}
          pressed={key === value}
          onPress={() => onChange(key === value ? undefined : key)}
        />
      ))}
    </fieldset>
  )
}

interface ChipProps {
  words: string
  /** One that gathers several statuses has no mark. */
  status?: BoardStatus
  count: number | null
  pressed: boolean
  onPress: () => void
}

export function StatusChip({ words, status, count, pressed, onPress }: ChipProps) {
  const format = useFormat()
  return (
    <Chip on={pressed} aria-pressed={pressed} disabled={count === 0 && !pressed} onClick={onPress}>
      {status && <StatusMark status={status} />}
      <span className={styles.words}>{words}</span>
      <b>{count === null ? <Skeleton width={18} /> : format.int(count)}</b>
    </Chip>
  )
}
