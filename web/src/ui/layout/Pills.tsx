import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './Pills.module.css'

interface Props<K extends string> {
  /** What is chosen here, for those who do not see it. */
  label: string
  options: readonly { readonly key: K; readonly label: string }[]
  /** Several may be chosen; none is all of them. */
  value: readonly K[]
  onChange: (value: readonly K[]) => void
}

/** The filter that matters most, in sight: one or more of a few states. */
export function Pills<K extends string>({ label, options, value, onChange }: Props<K>) {
  const { t } = useTranslation('ui')
  const toggle = (key: K) =>
    onChange(
      value.includes(key)
        ? value.filter((other) => other !== key)
        : options.map((option) => option.key).filter((one) => one === key || value.includes(one)),
    )
  return (
    <fieldset className={styles.pills}>
      <legend className="sr-only">{label}</legend>
      <Pill on={value.length === 0} onClick={() => onChange([])}>
        {t('filters.all')}
      </Pill>
      {options.map((option) => (
        <Pill key={option.key} on={value.includes(option.key)} onClick={() => toggle(option.key)}>
          {option.label}
        </Pill>
      ))}
    </fieldset>
  )
}

function Pill({ on, onClick, children }: { on: boolean; onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.pill} aria-pressed={on} onClick={onClick}>
      {on && <IconCheck size={14} aria-hidden />}
      {children}
    </button>
  )
}
