import type { ReactNode } from 'react'
import { BulkBar } from '../../table/BulkBar.tsx'
import { BulkActs } from './BulkActs.tsx'
import { BulkReport } from './BulkReport.tsx'
import type { Bulk } from './useBulk.ts'

interface Props<R> {
  bulk: Bulk<R>
  /** What the ticked rows are called, with their number; without it only the number is said. */
  counted?: string
  /** What else can be done with the ticked rows. */
  children?: ReactNode
}

/** What can be done with the ticked rows, how far it is, and what came of it. Stands below the list. */
export function BulkFoot<R>({ bulk, counted, children }: Props<R>) {
  const { ticked, clear, run, bar, keyOf, nameOf } = bulk
  return (
    <BulkBar
      bar={bar}
      count={ticked.length}
      {...(counted !== undefined && { counted })}
      running={run.running}
      report={run.told && <BulkReport told={run.told} keyOf={keyOf} nameOf={nameOf} onClose={run.close} />}
      onStop={run.stop}
      onClear={clear}
    >
      <BulkActs bulk={bulk} />
      {children}
    </BulkBar>
  )
}
