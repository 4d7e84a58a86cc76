import { tick } from '../../table/ticks.ts'
import type { BulkOptions } from './act.ts'
import { useRun } from './useRun.ts'
import { useTickBar } from './useTickBar.ts'
import { useTicked } from './useTicked.ts'

/** The ticks of a list, and what is done with them; for `selection` of the table and for BulkFoot. */
export function useBulk<R>({ rows, keyOf, nameOf, acts, reread }: BulkOptions<R>) {
  const ticks = useTicked(rows, keyOf)
  const run = useRun<R>(reread, ticks.untick)
  const { selection, bar } = useTickBar(ticks, nameOf, run.running !== null)
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
