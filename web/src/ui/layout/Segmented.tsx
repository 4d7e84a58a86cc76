import { type ReactNode, useId } from 'react'
import styles from './Segmented.module.css'

interface Props<K extends string> {
  /** What is chosen here, for those who do not see it. */
  label: string
  value: K
  options: readonly { readonly key: K; readonly label: ReactNode }[]
  onChange: (value: K) => void
}

/** A choice of two to four: radio buttons that look like one control. */
export function Segmented<K extends string>({ label, value, options, onChange }: Props<K>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.key} className={styles.option}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.key === value}
            onChange={() => onChange(option.key)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
