import { BulkBar } from '../../ui/table/BulkBar.tsx'
import { BulkActs } from './BulkActs.tsx'
import { BulkReport } from './BulkReport.tsx'
import type { useBulk } from './useBulk.ts'

/** What can be done with the ticked clients, how far it is, and what came of it. */
export function BulkFoot({ staff, bulk }: { staff: boolean; bulk: ReturnType<typeof useBulk> }) {
  const { ticked, clear, run, bar } = bulk
  return (
    <BulkBar
      bar={bar}
      count={ticked.length}
      running={run.running}
      report={run.told && <BulkReport told={run.told} onClose={run.close} />}
      onStop={run.stop}
      onClear={clear}
    >
      <BulkActs staff={staff} ticked={ticked} onStart={(act, rows) => void run.start(act, rows)} />
    </BulkBar>
  )
}
