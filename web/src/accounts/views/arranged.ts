import type { Answer } from '../../platform/call.ts'

type Raw = Readonly<Record<string, unknown>>

/** The page and the opened row of a list are not saved with a view. */
const passing: readonly string[] = ['page', 'panel']

/** What of an address makes a view: filters, order, tab. */
export const arranged = (search: object): Raw =>
  Object.fromEntries(
    Object.entries(search).filter(([key, value]) => value !== undefined && !passing.includes(key)),
  )

export const isArranged = (search: object): boolean => Object.keys(arranged(search)).length > 0

/** Whether two addresses show the same, whatever the order of their words. */
export const showsSame = (one: object, other: object): boolean => written(one) === written(other)
const written = (search: object) =>
  JSON.stringify(Object.entries(arranged(search)).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** A name is one name however it is written; the server has the last word. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** With the agency, with head office, with people; null: with nobody. */
export type Shared = Answer<'savedViews'>['response'][number]['shared']

export interface View {
  readonly id: number
  readonly name: string
  readonly search: Raw
  /** Who shares it; null for one’s own. */
  readonly owner: string | null
  /** With whom one’s own is shared. */
  readonly shared: Shared
}

/** Kept views as the page of today understands them, by name; what it no longer knows is left out. */
export const understood = (
  kept: readonly View[],
  read: (raw: Raw) => object,
  language: string,
): readonly View[] =>
  kept
    .map((view) => ({ ...view, search: arranged(read(view.search)) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language, { numeric: true }))
