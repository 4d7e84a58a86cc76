import type { ReactNode } from 'react'
import { BulkBar } from '../../table/BulkBar.tsx'
import { BulkActs } from './BulkActs.tsx'
import { BulkReport } from './BulkReport.tsx'
import type { Bulk } from './useBulk.ts'

interface Props<R> {
  bulk: Bulk<R>
  /** What the ticked rows are called, with their number; without it only the number is said. */
  counted?: string
  /** Its acts have buttons of their own, among the children. */
  own?: boolean
  /** What else can be done with the ticked rows. */
  children?: ReactNode
}

/** What can be done with the ticked rows, how far it is, and what came of it. Stands below the list. */
export function BulkFoot<R>({ bulk, counted, own = false, children }: Props<R>) {
  const { ticked, clear, run, bar } = bulk
  return (
    <BulkBar
      bar={bar}
      count={ticked.length}
      {...(counted !== undefined && { counted })}
      running={run.running}
      report={run.told && <BulkReport told={run.told} onClose={run.close} />}
      onStop={run.stop}
      onClear={clear}
    >
      {!own && <BulkActs bulk={bulk} />}
      {children}
    </BulkBar>
  )
}
