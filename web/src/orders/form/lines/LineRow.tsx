import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'

type Field = keyof TypedLine & ('product_code' | 'description' | 'quantity')

/** The same functions as long as the form is open, so that one letter draws one line. */
export interface LineActs {
  readonly change: (at: number, field: Field, value: string) => void
  readonly leave: (at: number, field: Field) => void
  readonly key: (at: number, event: KeyboardEvent) => void
  readonly paste: (at: number, event: ClipboardEvent) => void
  readonly remove: (at: number) => void
}

interface Props {
  at: number
  line: TypedLine
  /** What is wrong with each field, parted so that it stays the same while nothing changes. */
  codeError: string | undefined
  descriptionError: string | undefined
  quantityError: string | undefined
  alone: boolean
  words: Readonly<Record<'code' | 'description' | 'quantity', string>>
  acts: LineActs
}

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 5)

function Row({ at, line, codeError, descriptionError, quantityError, alone, words, acts }: Props) {
  const { t } = useTranslation('orders')
  const input = (field: Field, error: string | undefined) => ({
    value: line[field],
    error,
    onBlur: () => acts.leave(at, field),
    onKeyDown: (event: KeyboardEvent) => acts.key(at, event),
    onPaste: (event: ClipboardEvent) => acts.paste(at, event),
  })
  return (
    <fieldset className={styles.line}>
      <legend className="sr-only">{t('form.lineNumber', { n: at + 1 })}</legend>
      <span aria-hidden>{at + 1}</span>
      <TextInput
        aria-label={words.code}
        placeholder={words.code}
        maxLength={40}
        {...input('product_code', codeError)}
        onChange={({ currentTarget }) => acts.change(at, 'product_code', currentTarget.value)}
      />
      <TextInput
        aria-label={words.description}
        placeholder={words.description}
        maxLength={300}
        {...input('description', descriptionError)}
        onChange={({ currentTarget }) => acts.change(at, 'description', currentTarget.value)}
      />
      <TextInput
        aria-label={words.quantity}
        placeholder={words.quantity}
        inputMode="numeric"
        {...input('quantity', quantityError)}
        onChange={({ currentTarget }) => acts.change(at, 'quantity', digits(currentTarget.value))}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('form.removeLine', { n: at + 1 })}
        disabled={alone}
        onClick={() => acts.remove(at)}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </fieldset>
  )
}

const sameParts = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key])

/** A line of the form; drawn again only where it is its own text that changes. */
export const LineRow = memo(
  Row,
  ({ line: was, ...before }, { line: is, ...after }) => sameParts(was, is) && sameParts(before, after),
)
