import { ActionIcon, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ClipboardEvent, type KeyboardEvent, memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sameParts } from '../../../ui/forms/same.ts'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'
import { PriceCells } from './PriceCells.tsx'
import { ChangedNote } from './LineNote.tsx'
import { isOver } from './price.ts'

type Field = keyof TypedLine & ('product_code' | 'description' | 'quantity')

/** The same functions as long as the form is open, so that one letter draws one line. */
export interface LineActs {
  readonly change: (at: number, field: Field, value: string) => void
  /** Gives up the price that was shown. */
  readonly takeToday: (at: number) => void
  readonly why: (at: number) => void
  /** The code is being typed, or was left. */
  readonly code: (at: number, focused: boolean) => void
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
  /** Whether orders of this kind have prices. */
  priced: boolean
  today: string
  words: Readonly<Record<'code' | 'description' | 'quantity', string>>
  acts: LineActs
  /** What its code may mean: the id of the list and of the one that Enter takes; of the line being typed alone. */
  listed?: { readonly list: string; readonly active: string } | undefined
  /** What stands below it. */
  below?: ReactNode
}

const digits = (typed: string): string => typed.replace(/\D/g, '').slice(0, 5)

function Row({
  at,
  line,
  codeError,
  descriptionError,
  quantityError,
  alone,
  priced,
  today,
  words,
  acts,
  ...rest
}: Props) {
  const { t } = useTranslation('orders')
  const { listed, below } = rest
  const input = (field: Field, error: string | undefined) => ({
    value: line[field],
    error,
    onBlur: () => acts.leave(at, field),
    onKeyDown: (event: KeyboardEvent) => acts.key(at, event),
    onPaste: (event: ClipboardEvent) => acts.paste(at, event),
  })
  const combobox = priced && {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': listed !== undefined,
    'aria-controls': listed?.list,
    'aria-activedescendant': listed?.active,
  }
  const { price, captured_on } = line
  return (
    <fieldset className={styles.line} data-priced={priced || undefined}>
      <legend className="sr-only">{t('form.lineNumber', { n: at + 1 })}</legend>
      <span aria-hidden>{at + 1}</span>
      <TextInput
        aria-label={words.code}
        placeholder={words.code}
        maxLength={40}
        {...combobox}
        {...input('product_code', codeError)}
        onBlur={() => {
          acts.code(at, false)
          acts.leave(at, 'product_code')
        }}
        onChange={({ currentTarget }) => {
          acts.change(at, 'product_code', currentTarget.value)
          acts.code(at, true)
        }}
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
      {priced && <PriceCells line={line} onWhy={() => acts.why(at)} />}
      <ActionIcon
        variant="subtle"
        aria-label={t('form.removeLine', { n: at + 1 })}
        disabled={alone}
        onClick={() => acts.remove(at)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {price?.changed && captured_on && (
        <div className={styles.under}>
          <ChangedNote
            price={price}
            on={captured_on}
            over={isOver(line, today)}
            onToday={() => acts.takeToday(at)}
          />
        </div>
      )}
      {below && <div className={styles.under}>{below}</div>}
    </fieldset>
  )
}

/** A line of the form; drawn again only where it is its own text that changes. */
export const LineRow = memo(
  Row,
  ({ line: was, listed: open, ...before }, { line: is, listed: opens, ...after }) =>
    sameParts(was, is) && open?.active === opens?.active && sameParts(before, after),
)
