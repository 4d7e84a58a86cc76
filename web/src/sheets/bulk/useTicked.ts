import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { BoardRow } from '../data.ts'

const route = getRouteApi('/in/sheets')
export const keyOf = (row: BoardRow): string => String(row.client_id)

/**
 * The ticked rows of the page that is shown. What cannot be seen is not acted upon: another page, filter or order
 * begins without ticks, and a row that left the list has none.
 */
export function useTicked(rows: readonly BoardRow[]) {
  const { hide: _, ...asked } = route.useSearch()
  const view = JSON.stringify(asked)
  const [kept, setKept] = useState<{ view: string; keys: ReadonlySet<string> }>({ view, keys: new Set() })
  const ticked = kept.view === view ? rows.filter((row) => kept.keys.has(keyOf(row))) : []
  return {
    ticked,
    keys: new Set(ticked.map(keyOf)),
    tick: (keys: ReadonlySet<string>) => setKept({ view, keys }),
    untick: (some: readonly BoardRow[]) => {
      const gone = new Set(some.map(keyOf))
      setKept((old) => ({ ...old, keys: new Set([...old.keys].filter((key) => !gone.has(key))) }))
    },
  }
}
