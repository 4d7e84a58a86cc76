import { TextInput } from '@mantine/core'
import styles from './FilterDays.module.css'

interface Props {
  labels: Readonly<Record<'from' | 'to', string>>
  value: Readonly<Partial<Record<'from' | 'to', string>>>
  /** undefined: no longer filtered on that side. */
  onChange: (end: 'from' | 'to', day: string | undefined) => void
}

/** A filter by the first and the last day, each for itself. */
export const FilterDays = ({ labels, value, onChange }: Props) => (
  <div className={styles.days}>
    {(['from', 'to'] as const).map((end) => (
      <TextInput
        key={end}
        type="date"
        label={labels[end]}
        value={value[end] ?? ''}
        onChange={({ currentTarget }) => onChange(end, currentTarget.value || undefined)}
      />
    ))}
  </div>
)
