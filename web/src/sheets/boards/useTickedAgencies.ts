import { useRef, useState } from 'react'
import { useSelection } from '../../ui/table/Ticks.tsx'
import type { AgencyRow } from '../data.ts'

/** The ticks of the board of the agencies. */
export function useTickedAgencies(rows: readonly AgencyRow[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const bar = useRef<HTMLElement>(null)
  const head = useRef<HTMLInputElement>(null)
  const selection = useSelection<AgencyRow>({
    ticked: keys,
    onTick: setKeys,
    name: (row) => row.agency,
    onEnter: () => bar.current?.focus(),
    head,
  })
  const clear = () => {
    setKeys(new Set())
    // The bar goes, and the keyboard with it.
    head.current?.focus({ preventScroll: true })
  }
  return { ticked: rows.filter((row) => keys.has(String(row.agency_id))), selection, bar, clear }
}
