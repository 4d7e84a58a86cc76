import { Checkbox } from '@mantine/core'
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DataTable.module.css'
import type { Selection } from './props.ts'
import { shareOf, tick } from './ticks.ts'

interface Props<R> {
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
  /** A row's name, for "Select Ferri Rappresentanze". */
  name: (row: R) => string
  /** Enter on a box: on to what can be done with all that is ticked. */
  onEnter: () => void
  /** The box in the head, where the keyboard goes on when the ticks are gone. */
  head: RefObject<HTMLInputElement | null>
}

/** Rows that can be ticked, one by one, from one to another with the shift key, or all at once. */
export function useSelection<R>({ ticked, onTick, name, onEnter, head }: Props<R>): Selection<R> {
  const last = useRef<string | null>(null)
  return {
    ticked,
    head: (order) => (
      <TickHead
        box={head}
        share={shareOf(ticked, order)}
        onTick={() => onTick(shareOf(ticked, order) === 'all' ? new Set() : new Set(order))}
      />
    ),
    cell: (row, key, order) => (
      <TickCell
        name={name(row)}
        ticked={ticked.has(key)}
        onEnter={onEnter}
        onTick={(range) => {
          onTick(tick(ticked, order, key, range ? last.current : null))
          last.current = key
        }}
      />
    ),
  }
}

interface HeadProps {
  box: Props<never>['head']
  share: ReturnType<typeof shareOf>
  onTick: () => void
}

function TickHead({ box, share, onTick }: HeadProps) {
  const { t } = useTranslation('ui')
  return (
    <th scope="col" className={styles.tick} onClick={onTick}>
      <Checkbox
        ref={box}
        readOnly
        checked={share === 'all'}
        indeterminate={share === 'some'}
        aria-label={t('table.tickAll')}
      />
    </th>
  )
}

interface CellProps {
  name: string
  ticked: boolean
  onTick: (range: boolean) => void
  onEnter: () => void
}

/** The whole cell of a box ticks it. */
function TickCell({ name, ticked, onTick, onEnter }: CellProps) {
  const { t } = useTranslation('ui')
  const act = (event: MouseEvent) => {
    // It is the row's click too, and that one opens it.
    event.stopPropagation()
    onTick(event.shiftKey)
  }
  return (
    <td
      className={styles.tick}
      onClick={act}
      // With the shift key a browser would mark the words in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        readOnly
        checked={ticked}
        aria-label={t('table.tick', { name })}
        onKeyDown={(event) => onKey(event, onEnter)}
      />
    </td>
  )
}

/** Up and down the column of boxes; Enter leaves it for what can be done. */
function onKey(event: KeyboardEvent<HTMLInputElement>, onEnter: () => void): void {
  if (event.key === 'Enter') onEnter()
  const row = event.currentTarget.closest('tr')
  const next = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[event.key]
  if (!next) return
  event.preventDefault()
  next.querySelector('input')?.focus()
}
