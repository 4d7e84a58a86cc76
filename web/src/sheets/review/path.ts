import type { SheetForm } from '../data.ts'

export interface PathStep {
  readonly key: string
  readonly what: string
  readonly at: string
  readonly by: string | null
  /** How often the same thing was done in a row. */
  readonly times: number
}

/** The way of a revision without repetitions: ten saves in a row are one step, with the time of the last. */
export function stepsOf(path: SheetForm['path']): PathStep[] {
  const steps: PathStep[] = []
  for (const { what, at, by } of path) {
    const last = steps.at(-1)
    const name = what.replace(/^sheet\./, '')
    if (last?.what === name && last.by === by)
      steps[steps.length - 1] = { ...last, at, times: last.times + 1 }
    else steps.push({ key: `${steps.length}-${name}`, what: name, at, by, times: 1 })
  }
  return steps
}
