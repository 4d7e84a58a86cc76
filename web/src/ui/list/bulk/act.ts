import {
  type BulkActName,
  bulkActs,
  type BulkAct as Shared,
  type BulkWords,
} from '@mandato/contract/bulk-acts'
import type { TablerIcon } from '@tabler/icons-react'
import type { Values } from '../../../platform/address.ts'

/** The texts of an act: its button, its question, its progress, its result. */
export type Said = 'verb' | 'title' | 'words' | 'running' | 'done' | 'none'

/** How many rows it is about, and the name of the first one. */
export interface Numbers {
  readonly count: number
  readonly name?: string | undefined
}

/** Something that can be done with many rows at once, by the server. */
export interface BulkAct<R> {
  readonly act: BulkActName
  readonly icon: TablerIcon
  /** What keeps a row from it besides what the contract says; the server checks again. */
  readonly suits?: (row: R) => boolean
  /** What was done stays ticked: another act on the same rows follows. */
  readonly goesOn?: true
  readonly say: (said: Said, numbers: Numbers) => string
  /** Why none of these rows can be acted upon yet; null when there is no such reason. */
  readonly notYet?: (rows: readonly R[]) => string | null
}

/** A list as it is narrowed: all its rows. */
export interface Filter {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
}

/** A list as its page asks it, all of it. */
export const wholeOf = (
  asked: { readonly filter: Values },
  pagination: { readonly total: number } | null | undefined,
  params?: Filter['params'],
): BulkOptions<never>['whole'] =>
  pagination
    ? { filter: { ...(params && { params }), query: withoutUnset(asked.filter) }, total: pagination.total }
    : undefined

const withoutUnset = (filter: Values): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, typeof value === 'number' ? value : String(value)]],
    ),
  )

/** A list with bulk acts: its rows, their keys and names, and the acts. */
export interface BulkOptions<R> {
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  readonly nameOf: (row: R) => string
  readonly acts: readonly BulkAct<R>[]
  /** Reads again what the acts changed. */
  readonly reread: () => Promise<void>
  /** The whole list these rows are a page of. */
  readonly whole?: { readonly filter: Filter; readonly total: number } | undefined
}

const sharedOf = <R>({ act }: BulkAct<R>) => bulkActs[act] as unknown as Shared<R>
/** What must be said before the act can be asked: any reason will do to know whether a row suits. */
const anyWords: BulkWords = { note: '-' }
export const suits = <R>(act: BulkAct<R>, row: R): boolean =>
  sharedOf(act).inputOf(row, anyWords) !== null && (act.suits?.(row) ?? true)

/** Rows as the server is told of them: one by one, or by their filter. */
export function rowsOf<R>(act: BulkAct<R>, rows: readonly R[] | Filter, words: BulkWords) {
  if (!isMany(rows)) return { all: rows }
  const { inputOf, nameOf } = sharedOf(act)
  return {
    rows: rows.flatMap((row) => {
      const asked = inputOf(row, words)
      return asked ? [{ name: nameOf(row).slice(0, 200), ...asked }] : []
    }),
  }
}
/** Of the rows that were named those that a run did; the others are still to do. They are done in their order. */
export function doneOf<R>(
  rows: readonly R[],
  {
    done,
    skipped,
    reasons,
  }: {
    readonly done: number
    readonly skipped: number
    readonly reasons: readonly { readonly position: number }[]
  },
): R[] {
  const leftOut = new Set(reasons.map(({ position }) => position))
  return rows.slice(0, done + skipped).filter((_row, position) => !leftOut.has(position))
}
export const isMany = <R>(rows: readonly R[] | Filter): rows is readonly R[] => Array.isArray(rows)

/** The reasons of the acts that apply to none of these rows yet. */
export const notYetOf = <R>(acts: readonly BulkAct<R>[], rows: readonly R[]): string[] =>
  acts
    .filter((act) => !rows.some((row) => suits(act, row)))
    .map((act) => act.notYet?.(rows) ?? null)
    .filter((words) => words !== null)

/** The acts that suit at least one of these rows, each with those it suits. */
export const actsOn = <R>(acts: readonly BulkAct<R>[], rows: readonly R[]) =>
  acts
    .map((act) => ({ act, rows: rows.filter((row) => suits(act, row)) }))
    .filter(({ rows: suited }) => suited.length > 0)
