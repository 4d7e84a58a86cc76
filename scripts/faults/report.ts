import type { KillReport } from './kills.ts'

const ms = (value: number): string => `${Math.round(value)} ms`

/** A figure of each kind, as quality.md asks for them. */
export function tellKills({ verdict, surprises, ready, ...counts }: KillReport): string {
  const sorted = ready.toSorted((a, b) => a - b)
  const lines = [
    `kills ${counts.kills} (${counts.twice} during a start, ${counts.withDatabase} with PostgreSQL)`,
    `writes acknowledged ${counts.acknowledged}, asked again ${counts.retries}`,
    `lost ${verdict.lost.length}, half done ${verdict.halfDone.length}, doubled ${verdict.doubled.length}, surprises ${surprises.length}`,
    `start to ready: median ${ms(sorted[Math.floor(sorted.length / 2)] ?? 0)}, worst ${ms(sorted.at(-1) ?? 0)}`,
    `files without a row, swept: ${counts.strays}`,
  ]
  const faults = [...verdict.lost, ...verdict.halfDone, ...verdict.doubled, ...surprises]
  return [...lines, ...faults.slice(0, 30).map((fault) => `  ✗ ${fault}`)].join('\n')
}
