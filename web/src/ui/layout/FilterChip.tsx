import { Menu } from '@mantine/core'
import styles from './FilterChip.module.css'
import { FilterFrame, FilterWords } from './FilterFrame.tsx'

interface Props<K extends string> {
  label: string
  value: K | undefined
  options: readonly { readonly key: K; readonly label: string }[]
  /** undefined: no longer filtered. */
  onChange: (value: K | undefined) => void
}

/** A filter with few choices. */
export function FilterChip<K extends string>({ label, value, options, onChange }: Props<K>) {
  const chosen = options.find((option) => option.key === value)
  return (
    <FilterFrame label={label} chosen={chosen} onClear={() => onChange(undefined)}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={styles.open}>
            <FilterWords label={label} chosen={chosen} />
          </button>
        </Menu.Target>
        <Menu.Dropdown mah={320} className={styles.list}>
          {options.map((option) => (
            <Menu.Item
              key={option.key}
              aria-current={option.key === value ? 'true' : undefined}
              onClick={() => onChange(option.key)}
            >
              {option.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </FilterFrame>
  )
}
