import { useEffect, useRef } from 'react'
import { useSelection } from '../../table/Ticks.tsx'
import { tick } from '../../table/ticks.ts'
import type { BulkOptions } from './act.ts'
import { useRun } from './useRun.ts'
import { useTicked } from './useTicked.ts'

/** The ticks of a list, and what is done with them; for `selection` of the table and for BulkFoot. */
export function useBulk<R>({ rows, keyOf, nameOf, acts, reread }: BulkOptions<R>) {
  const ticks = useTicked(rows, keyOf)
  const run = useRun<R>(reread, ticks.untick)
  const bar = useRef<HTMLElement>(null)
  const head = useRef<HTMLInputElement>(null)
  const selection = useSelection<R>({
    ticked: ticks.keys,
    onTick: ticks.tick,
    name: nameOf,
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
  const start: typeof run.start = (act, some) => {
    bar.current?.focus()
    return run.start(act, some)
  }
  return {
    ticked: ticks.ticked,
    acts,
    keyOf,
    nameOf,
    selection,
    toggle: (row: R) => ticks.tick(tick(ticks.keys, [], keyOf(row))),
    clear: () => ticks.untick(ticks.ticked),
    run: { ...run, start },
    bar,
  }
}

export type Bulk<R> = ReturnType<typeof useBulk<R>>
