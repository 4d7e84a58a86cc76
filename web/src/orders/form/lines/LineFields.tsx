import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../form.module.css'
import type { TypedLine } from '../typed.ts'
import { type FieldActs, LineField } from './LineField.tsx'
import { ChangedNote } from './LineNote.tsx'
import { PriceCells } from './PriceCells.tsx'
import { isOver } from './price.ts'

/** The same functions as long as the form is open, so that one letter draws one field. */
export interface LineActs extends FieldActs {
  /** Gives up the price that was shown. */
  readonly takeToday: (at: number) => void
  readonly why: (at: number) => void
  readonly remove: (at: number) => void
}

/** How the fields are called. */
export type LineWords = Readonly<Record<'code' | 'description' | 'quantity' | 'quantityShort', string>>

export interface LineProps {
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
  words: LineWords
  acts: LineActs
  /** What its code may mean: the id of the list and of the one that Enter takes; of the line being typed alone. */
  listed?: { readonly list: string; readonly active: string } | undefined
  /** What stands below it. */
  below?: ReactNode
}

/** What is typed into a line, and what it costs. */
export function LineFields({
  at,
  line,
  alone,
  priced,
  today,
  words,
  acts,
  listed,
  below,
  ...errors
}: LineProps) {
  const { product_code, description, quantity, price, captured_on } = line
  const field = { at, acts }
  return (
    <>
      <LineField
        {...field}
        name="product_code"
        label={words.code}
        value={product_code}
        error={errors.codeError}
        suggests={priced}
        list={listed?.list}
        active={listed?.active}
      />
      <LineField
        {...field}
        name="description"
        label={words.description}
        value={description}
        error={errors.descriptionError}
      />
      <LineField
        {...field}
        name="quantity"
        label={words.quantity}
        short={words.quantityShort}
        value={quantity}
        error={errors.quantityError}
        unit={price?.unit}
      />
      {priced && <PriceCells line={line} at={at} onWhy={acts.why} />}
      <RemoveButton at={at} disabled={alone} onRemove={acts.remove} />
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
    </>
  )
}

interface RemoveProps {
  at: number
  disabled: boolean
  onRemove: (at: number) => void
}

const RemoveButton = memo(function RemoveButton({ at, disabled, onRemove }: RemoveProps) {
  const { t } = useTranslation('orders')
  return (
    <ActionIcon
      variant="subtle"
      aria-label={t('form.removeLine', { n: at + 1 })}
      disabled={disabled}
      onClick={() => onRemove(at)}
    >
      <IconTrash size={16} />
    </ActionIcon>
  )
})
