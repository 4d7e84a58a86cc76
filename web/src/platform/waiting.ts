import type { TaskKind } from '@mandato/contract/domains'
import type { LinkProps } from '@tanstack/react-router'
import type { Screen } from './screen.ts'

type Way = Pick<LinkProps, 'to' | 'search'>
type Place = readonly [way: Way, counted: boolean]
let places: Readonly<Record<string, Place>> = {}

/** Makes known where each task is done: the first screen comes before the table of screens and may not read it. */
export function declareTasks(screens: readonly Screen[]): void {
  places = Object.fromEntries(
    screens.flatMap(({ path, tasks = {} }) =>
      Object.entries(tasks).map(([kind, { search = {}, counted = true }]) => [
        kind,
        [{ to: `/${path}` as LinkProps['to'], search }, counted],
      ]),
    ),
  )
}

/** Where a task is done, with the filter that shows it. */
export const wayToTask = (kind: TaskKind): Way => places[kind]?.[0] ?? { to: '/' }

/** How much waits behind each address of the menu. */
export function countsOf(
  tasks: readonly { readonly kind: TaskKind; readonly count: number }[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { kind, count } of tasks) {
    const [{ to }, counted] = places[kind] ?? [{}, false]
    if (counted && to) counts[to] = (counts[to] ?? 0) + count
  }
  return counts
}
