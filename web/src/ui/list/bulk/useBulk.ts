import type { BulkActName } from '@mandato/contract/bulk-acts'
import type { BulkRun } from '../../../platform/bulk.ts'
import { tick } from '../../table/ticks.ts'
import { type BulkOptions, doneOf, type Filter, isMany } from './act.ts'
import { useRun } from './useRun.ts'
import { useTickBar } from './useTickBar.ts'
import { useTicked } from './useTicked.ts'

interface Options<R> extends BulkOptions<R> {
  /** After a run of one of the acts, once the rows were read again; whether it was begun on this screen. */
  readonly onDone?: (run: BulkRun, here: boolean) => void
}

/** The ticks of a list, and what is done with them; for `selection` of the table and for BulkFoot. */
export function useBulk<R>({ rows, keyOf, nameOf, acts, reread, whole, onDone }: Options<R>) {
  const ticks = useTicked(rows, keyOf)
  const named = (name: BulkActName) => acts.find(({ act }) => act === name)
  const untick = (ended: BulkRun, some: readonly R[] | Filter) => {
    // What was left out, or stopped, stays ticked: it is still to do.
    if (isMany(some)) ticks.untick(doneOf(some, ended))
    else if (ended.state === 'done') ticks.untick(ticks.ticked)
  }
  const run = useRun<R>({
    acts,
    reread,
    onDone: (ended, some) => {
      if (some && !named(ended.act)?.goesOn) untick(ended, some)
      onDone?.(ended, some !== null)
    },
  })
  const { selection, bar } = useTickBar(ticks, nameOf, run.running !== null)
  const start: typeof run.start = (act, some, words) => {
    bar.current?.focus()
    return run.start(act, some, words)
  }
  return {
    ticked: ticks.ticked,
    acts,
    named,
    nameOf,
    selection,
    /** Where every row of the page is ticked and there are more: what the whole list is. */
    beyond:
      whole && rows.length > 0 && ticks.ticked.length === rows.length && whole.total > rows.length
        ? whole
        : null,
    toggle: (row: R) => ticks.tick(tick(ticks.keys, [], keyOf(row))),
    clear: () => ticks.untick(ticks.ticked),
    run: { ...run, start },
    bar,
  }
}

export type Bulk<R> = ReturnType<typeof useBulk<R>>
