import type { Press } from '../typst.ts'

/** How wide a text is at a size, in points; a little more than it will be, never less. */
export type Measure = (text: string, size: number, strong: boolean) => number

/** Of signs that were not measured. */
const unknown = 1.15
/** Pairs that stand closer or wider than the sum of their letters. */
const kerning = 1.012

/** Asks Typst once how wide each letter is in our fonts, with the figures that tables are set in. */
export function measureWith(press: Press): Measure {
  const outcome = press.print({
    template: 'tables/widths.typ',
    data: {},
    kind: 'plain',
    createdAt: 0,
    look: '<widths>',
  })
  if ('faults' in outcome) throw new Error(outcome.faults.join('; '))
  const [letters, plain, strong] = (outcome.found as [string[], number[], number[]][])[0] ?? [[], [], []]
  const tables = [plain, strong].map((widths) => tableOf(letters, widths))
  return (text, size, isStrong) => {
    const table = tables[isStrong ? 1 : 0] ?? new Float32Array()
    let ems = 0
    for (let i = 0; i < text.length; i += 1) ems += table[text.charCodeAt(i)] ?? unknown
    return ems * size * kerning
  }
}

function tableOf(letters: readonly string[], widths: readonly number[]): Float32Array {
  const table = new Float32Array(0x2400).fill(unknown)
  letters.forEach((letter, i) => {
    table[letter.charCodeAt(0)] = widths[i] ?? unknown
  })
  return table
}
