import type { Ratio, Timed } from './rounds.ts'
import { median } from './rounds.ts'

/** One line of a report: what, how much, against what target, and whether it is reached. */
export interface Finding {
  readonly goal: string
  readonly what: string
  /** Begins with the figure. */
  readonly found: string
  /** For counts of faults; any other figure that is 0 was not measured. */
  readonly mayBeZero?: true
  readonly target: string
  /** Null for a figure without a target. */
  readonly reached: boolean | null
}

export const ms = ({ rounds }: Timed): string => `${median(rounds).toFixed(3)} ms`
export const times = ({ median: middle, low, high }: Ratio): string =>
  `${middle.toFixed(2)}× (${low.toFixed(2)}–${high.toFixed(2)})`

/** A bench that measured nothing must not look like one that found everything well. @throws naming the figure */
export function mustBeFigures(findings: readonly Finding[]): void {
  if (findings.length === 0) throw new Error('a bench found nothing')
  for (const { goal, what, found, mayBeZero } of findings) {
    const figure = Number(/\d+(\.\d+)?/.exec(found)?.[0] ?? Number.NaN)
    if (/NaN|Infinity|undefined/.test(found) || Number.isNaN(figure) || (figure === 0 && !mayBeZero))
      throw new Error(`${goal} ${what}: "${found}" is no figure`)
  }
}

const marks = { true: 'yes', false: 'NO', null: '' } as const

/** The findings as a table of plain text. */
export function tableOf(findings: readonly Finding[]): string {
  const head = ['goal', 'what', 'found', 'target', 'reached']
  const rows = findings.map(({ goal, what, found, target, reached }) => [
    goal,
    what,
    found,
    target,
    marks[`${reached}`],
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n')
}
