import type { FirstStartReport } from './first-starts.ts'
import type { KillReport } from './kills.ts'
import type { OutageReport } from './outage.ts'
import type { RestartReport } from './restarts.ts'
import type { StopReport } from './stops.ts'
import type { Verdict } from './check/verdict.ts'

/** Figures for the screen, and everything that is wrong. */
export interface Told {
  readonly lines: readonly string[]
  readonly faults: readonly string[]
}

const ms = (value: number): string => `${Math.round(value)} ms`

/** Median, 99th percentile where there are enough of them, and the worst. */
function spread(values: readonly number[]): string {
  if (values.length === 0) return 'none'
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): string =>
    ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  const middle = sorted.length >= 100 ? `, p99 ${at(0.99)}` : ''
  return `median ${at(0.5)}${middle}, worst ${at(1)}`
}

const faultsOf = ({ lost, halfDone, doubled }: Verdict): string[] => [...lost, ...halfDone, ...doubled]
const verdictLine = ({ lost, halfDone, doubled }: Verdict): string =>
  `lost ${lost.length}, half done ${halfDone.length}, doubled ${doubled.length}`

export const tellKills = ({ verdict, surprises, ready, ...counts }: KillReport): Told => ({
  lines: [
    `kills ${counts.kills} (${counts.twice} during a start, ${counts.withDatabase} with PostgreSQL)`,
    `writes acknowledged ${counts.acknowledged} (${counts.goods} steps of goods), asked again ${counts.retries}`,
    `${verdictLine(verdict)}, surprises ${surprises.length}`,
    `start to ready: ${spread(ready)}`,
    `files without a row, swept: ${counts.strays}`,
  ],
  faults: [...faultsOf(verdict), ...surprises],
})

export const tellStarts = ({ kills, faults, ready }: FirstStartReport): Told => ({
  lines: [`first starts killed ${kills} times`, `start to ready afterwards: ${spread(ready)}`],
  faults,
})

export const tellStops = ({ stops, answered, dropped, took, codes }: StopReport): Told => ({
  lines: [
    `stops ${stops}, requests answered ${answered}, dropped ${dropped.length}`,
    `SIGTERM to the end: ${spread(took)}`,
  ],
  faults: [...dropped, ...codes.filter((code) => code !== 0).map((code) => `it ended with ${code}`)],
})

export const tellRestarts = ({ restarts, reads, verdict, surprises, ...report }: RestartReport): Told => ({
  lines: [
    `restarts of the database ${restarts}`,
    `reads answered ${reads.answered}, put off with 503 ${reads.put_off}, failed ${reads.failed.length}`,
    `a read took: ${spread(reads.milliseconds)}`,
    `writes acknowledged ${report.acknowledged}, ${verdictLine(verdict)}, surprises ${surprises.length}`,
    `steady again after: ${spread(report.steady)}`,
  ],
  faults: [...reads.failed, ...faultsOf(verdict), ...surprises],
})

export const tellOutage = (report: OutageReport): Told => ({
  lines: [
    `answers while the database was away ${report.refusals.length}, other than 503 ${report.wrong.length}`,
    `such an answer took: ${spread(report.refusals)}`,
    `first good answer ${ms(report.back)} after its return`,
    `memory ${report.memoryBefore.toFixed(0)} MiB before, ${report.memoryAfter.toFixed(0)} MiB after`,
  ],
  faults: report.wrong,
})
