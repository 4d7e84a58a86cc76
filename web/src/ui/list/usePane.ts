import { useNavigate, useSearch } from '@tanstack/react-router'
import { useUpTo } from '../useUpTo.ts'
import { defined } from './asked.ts'

/** Which row is open beside the list: of the address, so that it can be sent on and gone back from. */
export interface Pane {
  /** Null where none is, and where there is no room for it: a row then has a page. */
  readonly open: string | null
  /** There is room for it. */
  readonly beside: boolean
  readonly linkOf: (key: string) => { readonly to: '.'; readonly search: never; readonly resetScroll: false }
  readonly onClose: () => void
  /** To the one before and the one after among these rows. */
  readonly steps: (keys: readonly string[]) => {
    readonly onBefore: (() => void) | null
    readonly onAfter: (() => void) | null
  }
}

/** The pane beside a list, on a desk of 1400 px and more. The screen reads `one` from its address. */
export function usePane(): Pane {
  const { one } = useSearch({ strict: false }) as { readonly one?: string | number }
  const navigate = useNavigate()
  const beside = !useUpTo('desk')
  const open = beside && one !== undefined ? String(one) : null
  // A number stands in the address as one.
  const inAddress = (key: string | undefined) => (key !== undefined && /^\d+$/.test(key) ? Number(key) : key)
  const searchOf = (key: string | undefined) =>
    ((old: object) => defined({ ...old, one: inAddress(key) })) as unknown as never
  const show = (key: string | undefined) =>
    void navigate({ to: '.', search: searchOf(key), resetScroll: false, replace: open !== null })
  return {
    open,
    beside,
    linkOf: (key) => ({ to: '.', search: searchOf(key), resetScroll: false }),
    onClose: () => show(undefined),
    steps: (keys) => {
      const at = open === null ? -1 : keys.indexOf(open)
      const to = (key: string | undefined) => (at === -1 || key === undefined ? null : () => show(key))
      return { onBefore: to(keys[at - 1]), onAfter: to(keys[at + 1]) }
    },
  }
}
