import { TextInput } from '@mantine/core'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useFormat } from '../useFormat.ts'
import styles from './MoneyField.module.css'
import { parseMoney } from './parse-money.ts'

interface Props {
  label: string
  /** As it is typed; `parseMoney` reads it. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  description?: string
  required?: boolean
  disabled?: boolean
  onBlur?: () => void
}

/** An amount in euros, written out with its thousands when the field is left. */
export function MoneyField({ value, onChange, onBlur, ...field }: Props) {
  const language = useLanguage()
  const format = useFormat()
  const leave = () => {
    const amount = parseMoney(value, language)
    if (amount !== null) onChange(format.money(amount, !Number.isInteger(amount)))
    onBlur?.()
  }
  return (
    <TextInput
      {...field}
      classNames={{ input: styles.input }}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      rightSection={<span className={styles.sign}>€</span>}
      rightSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
