import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TableHeader } from '../../platform/table-header.ts'

/** The width of a table with all its columns, and of each column that may be hidden. */
interface Natural {
  readonly table: number
  readonly columns: ReadonlyMap<string, number>
}

const none: readonly string[] = []

/**
 * Which columns a table leaves out because the box it stands in is too narrow for all. Measured where it stands, so
 * that no list has widths of its own: words, language, font and zoom decide.
 * @param giveWay keys, the first to go first; columns not named stay, and the table slides when even they are too many
 * @param rows what is shown: other rows are measured again
 */
export function useFitting(
  box: RefObject<HTMLDivElement | null>,
  columns: readonly TableHeader[],
  giveWay: readonly string[] = none,
  rows: unknown,
): ReadonlySet<string> {
  const order = giveWay.filter((key) => columns.some((column) => column.key === key)).join()
  const shown = columns.map(({ key }) => key).join()
  const [count, setCount] = useState(0)
  const natural = useRef<Natural | null>(null)
  const measured = useRef<{ readonly shown: string; readonly rows: unknown }>({ shown: '', rows: null })

  useLayoutEffect(() => {
    const frame = box.current
    const table = frame?.querySelector('table')
    if (!frame || !table || order === '') return
    const isNew = measured.current.shown !== shown || measured.current.rows !== rows
    if (isNew && count > 0) {
      // Rendered with all columns, before the browser paints, and measured then.
      natural.current = null
      setCount(0)
      return
    }
    measured.current = { shown, rows }
    const look = () => {
      // With room to spare a table is stretched, and says nothing about itself.
      if (count === 0) natural.current = table.scrollWidth > frame.clientWidth ? measure(table) : null
      if (natural.current) setCount(howMany(natural.current, order.split(','), frame.clientWidth))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(frame)
    return () => resized.disconnect()
  }, [box, order, shown, rows, count])
  return new Set(order.split(',').slice(0, count))
}

const measure = (table: HTMLTableElement): Natural => ({
  table: table.scrollWidth,
  columns: new Map(
    [...table.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => [
      head.dataset['column'] ?? '',
      head.offsetWidth,
    ]),
  ),
})

/** How many columns must be hidden for the rest to fit. */
export function howMany({ table, columns }: Natural, order: readonly string[], room: number): number {
  let width = table
  let count = 0
  for (const key of order) {
    if (width <= room) break
    width -= columns.get(key) ?? 0
    count++
  }
  return count
}
