import { useEffect, useRef } from 'react'
import { useSelection } from '../../table/Ticks.tsx'
import type { Ticked } from './useTicked.ts'

/**
 * The boxes of a list and the bar below it, and where the keyboard goes between them: Enter on a box leads to the bar, and
 * where the bar goes the keyboard goes back to the box of the head.
 * @param busy the bar stays though nothing is ticked
 * @returns `selection` for the table, `bar` for the bar
 */
export function useTickBar<R>(ticks: Ticked<R>, nameOf: (row: R) => string, busy = false) {
  const bar = useRef<HTMLElement>(null)
  const head = useRef<HTMLInputElement>(null)
  const selection = useSelection<R>({
    ticked: ticks.keys,
    onTick: ticks.tick,
    name: nameOf,
    onEnter: () => bar.current?.focus(),
    head,
  })
  const open = ticks.ticked.length > 0 || busy
  const wasOpen = useRef(false)
  useEffect(() => {
    // The bar went, and the keyboard with it.
    if (wasOpen.current && !open && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
    wasOpen.current = open
  }, [open])
  return { selection, bar }
}
