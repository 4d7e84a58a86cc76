import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useHanded } from './handed.ts'

/**
 * The ticked rows of the page that is shown. What cannot be seen is not acted upon: another page, filter or order
 * begins without ticks, and a row that left the list has none. The step to the page may bring the first ones.
 */
export function useTicked<R>(rows: readonly R[], keyOf: (row: R) => string) {
  const asked: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  // Which columns are shown does not change what is ticked.
  const view = JSON.stringify({ ...asked, hide: undefined })
  const handed = useHanded()
  const [kept, setKept] = useState<{ view: string; keys: ReadonlySet<string> }>({
    view,
    keys: new Set(handed),
  })
  const ticked = kept.view === view ? rows.filter((row) => kept.keys.has(keyOf(row))) : []
  return {
    ticked,
    keys: new Set(ticked.map(keyOf)),
    tick: (keys: ReadonlySet<string>) => setKept({ view, keys }),
    untick: (some: readonly R[]) => {
      const gone = new Set(some.map(keyOf))
      setKept((old) => ({ ...old, keys: new Set([...old.keys].filter((key) => !gone.has(key))) }))
    },
  }
}

export type Ticked<R> = ReturnType<typeof useTicked<R>>
