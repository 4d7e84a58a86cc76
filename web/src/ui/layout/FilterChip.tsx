import { Menu } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './FilterChip.module.css'

interface Props<K extends string> {
  label: string
  value: K | undefined
  options: readonly { readonly key: K; readonly label: string }[]
  /** undefined: no longer filtered. */
  onChange: (value: K | undefined) => void
}

/** A filter: dashed while it lets everything through, tinted with its value once it does not. */
export function FilterChip<K extends string>({ label, value, options, onChange }: Props<K>) {
  const { t } = useTranslation('ui')
  const chosen = options.find((option) => option.key === value)
  return (
    <span className={chosen ? styles.on : styles.off}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className={styles.open}>
            {!chosen && <IconFilter size={14} aria-hidden />}
            {chosen ? `${label}: ${chosen.label}` : label}
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
      {chosen && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('filters.clear', { name: label })}
          onClick={() => onChange(undefined)}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}
