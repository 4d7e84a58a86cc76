import type { TablerIcon } from '@tabler/icons-react'

/** The texts of an act: its button, its question, its progress, its result. */
export type Said = 'verb' | 'title' | 'words' | 'running' | 'done' | 'none'

/** How many rows it is about, and the name of the first one. */
export interface Numbers {
  readonly count: number
  readonly name?: string | undefined
}

/** Something that can be done with many rows at once: one call after another, so that it can be watched and stopped. */
export interface BulkAct<R> {
  readonly key: string
  readonly icon: TablerIcon
  /** Whether it applies to a row as it is shown; the server checks again. */
  readonly suits: (row: R) => boolean
  /** Acts on one row: null when it is done, else why it is not. */
  readonly act: (row: R) => Promise<string | null>
  readonly say: (said: Said, numbers: Numbers) => string
  /** Why none of these rows can be acted upon yet; null when there is no such reason. */
  readonly notYet?: (rows: readonly R[]) => string | null
}

/** A list with bulk acts: its rows, their keys and names, and the acts. */
export interface BulkOptions<R> {
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  readonly nameOf: (row: R) => string
  readonly acts: readonly BulkAct<R>[]
  /** Reads again what the acts changed. */
  readonly reread: () => Promise<void>
}

/** The reasons of the acts that apply to none of these rows yet. */
export const notYetOf = <R>(acts: readonly BulkAct<R>[], rows: readonly R[]): string[] =>
  acts
    .filter((act) => !rows.some(act.suits))
    .map((act) => act.notYet?.(rows) ?? null)
    .filter((words) => words !== null)

/** The acts that suit at least one of these rows, each with those it suits. */
export const actsOn = <R>(acts: readonly BulkAct<R>[], rows: readonly R[]) =>
  acts.map((act) => ({ act, rows: rows.filter(act.suits) })).filter(({ rows: suited }) => suited.length > 0)
