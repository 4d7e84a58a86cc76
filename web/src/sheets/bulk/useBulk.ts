import { useEffect, useRef } from 'react'
import { useSelection } from '../../ui/table/Ticks.tsx'
import { tick } from '../../ui/table/ticks.ts'
import type { BoardRow } from '../data.ts'
import { useRun } from './useRun.ts'
import { keyOf, useTicked } from './useTicked.ts'

/** The ticks of a list of clients, and what is done with them. */
export function useBulk(staff: boolean, rows: readonly BoardRow[]) {
  const ticks = useTicked(rows)
  const run = useRun(staff, ticks.untick)
  const bar = useRef<HTMLElement>(null)
  const head = useRef<HTMLInputElement>(null)
  const selection = useSelection<BoardRow>({
    ticked: ticks.keys,
    onTick: ticks.tick,
    name: (row) => row.business_name,
    onEnter: () => bar.current?.focus(),
    head,
  })
  const open = ticks.ticked.length > 0 || run.running !== null
  const wasOpen = useRef(false)
  useEffect(() => {
    // The bar went, and the keyboard with it.
    if (wasOpen.current && !open && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  const toggle = (row: BoardRow) => ticks.tick(tick(ticks.keys, [], keyOf(row)))
  const clear = () => ticks.untick(ticks.ticked)
  const start: typeof run.start = (act, some) => {
    bar.current?.focus()
    return run.start(act, some)
  }
  return { ticked: ticks.ticked, selection, toggle, clear, run: { ...run, start }, bar }
}
