import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Below this a browser draws every row faster than it could count them. */
const MANY = 200
/** Rows drawn above and below what is seen, and the step in which the window moves. */
const MARGIN = 12

interface View {
  readonly first: number
  readonly rows: number
}

/**
 * Of many rows only those in sight are drawn; on paper all of them are. Own and small because our rows have
 * one height (row-height.ts): a virtualiser that measures each of them is 9 kB of the dashboard's first load.
 */
export function useVirtualRows(count: number, rowHeight: number, scroller: RefObject<HTMLDivElement | null>) {
  const printing = usePrinting()
  const on = count > MANY && !printing
  const [view, setView] = useState<View>({ first: 0, rows: 40 })

  useEffect(() => {
    const box = scroller.current
    if (!box || !on) return
    const look = () => {
      const seen = Math.floor(box.scrollTop / rowHeight / MARGIN) * MARGIN
      const rows = Math.ceil(box.clientHeight / rowHeight)
      setView((old) => (old.first === seen && old.rows === rows ? old : { first: seen, rows }))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [on, rowHeight, scroller])

  const first = on ? Math.max(0, Math.min(view.first, count) - MARGIN) : 0
  const end = on ? Math.min(count, view.first + view.rows + 2 * MARGIN) : count
  return {
    on,
    first,
    before: first * rowHeight,
    after: (count - end) * rowHeight,
    slice: <T>(rows: readonly T[]): readonly T[] => (on ? rows.slice(first, end) : rows),
  }
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The picture for the paper is taken as soon as these events return, so it must be drawn at once.
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return printing
}
