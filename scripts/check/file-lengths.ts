import { globSync, readFileSync } from 'node:fs'

const limits = { median: 70, nineInTen: 200, longest: 400 }
const ours = ['{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,sql,typ}', '*.{ts,cjs}']
const notWrittenByHand = /(^|\/)(node_modules|dist)\/|\.gen\.|\.test\.tsx?$|\.spec\.ts$/

/** What a check of measures found. */
export type Measure = { note: string; faults: string[] }

/** Lines of hand-written sources, blank ones and comments included; tests may be longer. */
export function checkFiles(): Measure {
  const files = globSync(ours)
    .filter((path) => !notWrittenByHand.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines)
  const at = (share: number): number => files[Math.floor((files.length - 1) * share)]?.lines ?? 0
  const [median, nineInTen] = [at(0.5), at(0.9)]
  const faults = files
    .filter(({ lines }) => lines > limits.longest)
    .map(({ path, lines }) => `${path} has ${lines} lines, at most ${limits.longest}`)
  if (median > limits.median)
    faults.push(`half of the files are longer than ${median} lines, at most ${limits.median}`)
  if (nineInTen > limits.nineInTen) {
    faults.push(`one file in ten is longer than ${nineInTen} lines, at most ${limits.nineInTen}`)
  }
  return { note: `${files.length} files, median ${median} lines, nine in ten ≤ ${nineInTen}`, faults }
}
