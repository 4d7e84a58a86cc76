import { TextInput, type TextInputProps } from '@mantine/core'
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'

type Name = keyof TypedLine & ('product_code' | 'description' | 'quantity')

export interface FieldActs {
  readonly change: (at: number, name: Name, value: string) => void
  /** The code is being typed, or was left. */
  readonly code: (at: number, focused: boolean) => void
  readonly leave: (at: number, name: Name) => void
  readonly key: (at: number, event: KeyboardEvent) => void
  readonly paste: (at: number, event: ClipboardEvent) => void
}

interface Props {
  at: number
  name: Name
  label: string
  /** Stands in the empty field where the label is too long for it. */
  short?: string | undefined
  value: string
  error: string | undefined
  acts: FieldActs
  /** What the number counts; said behind it. */
  unit?: string | undefined
  /** It lists what the code may mean: as `list`, of which Enter takes `active`. */
  suggests?: boolean
  list?: string | undefined
  active?: string | undefined
}

const looks: Readonly<Record<Name, TextInputProps>> = {
  product_code: { maxLength: 60 },
  description: { maxLength: 300 },
  quantity: { inputMode: 'numeric' },
}
const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 5)

/** One field of a line; a letter draws this one alone. */
export const LineField = memo(function LineField({ at, name, label, value, error, acts, ...rest }: Props) {
  const { short, unit, suggests, list, active } = rest
  const unitId = useId()
  const combobox = suggests && {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': list !== undefined,
    'aria-controls': list,
    'aria-activedescendant': active,
  }
  return (
    <TextInput
      aria-label={label}
      placeholder={short ?? label}
      {...looks[name]}
      {...combobox}
      {...(unit && {
        'aria-describedby': unitId,
        rightSection: (
          <span id={unitId} className={styles.unit} title={unit}>
            {unit}
          </span>
        ),
        rightSectionWidth: `calc(${Math.min(unit.length, 6)}ch + var(--space-3))`,
        rightSectionPointerEvents: 'none',
      })}
      value={value}
      error={error}
      onBlur={() => {
        if (name === 'product_code') acts.code(at, false)
        acts.leave(at, name)
      }}
      onKeyDown={(event) => acts.key(at, event)}
      onPaste={(event) => acts.paste(at, event)}
      onChange={({ currentTarget }) => {
        acts.change(at, name, name === 'quantity' ? digits(currentTarget.value) : currentTarget.value)
        if (name === 'product_code') acts.code(at, true)
      }}
    />
  )
})
