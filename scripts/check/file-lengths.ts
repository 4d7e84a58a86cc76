import { globSync, readFileSync } from 'node:fs'

type Limits = { readonly median: number; readonly nineInTen: number; readonly longest: number }
const usual: Limits = { median: 60, nineInTen: 150, longest: 340 }
/** A table of calls is read entry by entry: its longest files may be longer. */
const parts: Readonly<Record<string, Limits>> = {
  contract: { median: 60, nineInTen: 150, longest: 300 },
  server: usual,
  web: usual,
  e2e: usual,
  bench: usual,
  scripts: usual,
}
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
  const faults = Object.entries(parts).flatMap(([part, limits]) =>
    faultsOf(
      part,
      files.filter(({ path }) => path.startsWith(`${part}/`)),
      limits,
    ),
  )
  const note = `${files.length} files, median ${at(files, 0.5)} lines, nine in ten ≤ ${at(files, 0.9)}`
  return { note, faults }
}

type Lengths = readonly { readonly path: string; readonly lines: number }[]

/** The length below which this share of the files lies; the files stand in the order of their lengths. */
const at = (files: Lengths, share: number): number =>
  files[Math.floor((files.length - 1) * share)]?.lines ?? 0

function faultsOf(part: string, files: Lengths, { median, nineInTen, longest }: Limits): string[] {
  const faults = files
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => `${path} has ${lines} lines, at most ${longest}`)
  if (at(files, 0.5) > median)
    faults.push(`half of ${part} is longer than ${at(files, 0.5)} lines, at most ${median}`)
  if (at(files, 0.9) > nineInTen)
    faults.push(`one file in ten of ${part} is longer than ${at(files, 0.9)} lines, at most ${nineInTen}`)
  return faults
}
