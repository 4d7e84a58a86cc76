import { useMemo } from 'react'
import { useKept } from '../../ui/forms/useKept.ts'
import { type Draft, sheetDrafts } from './draft.ts'

interface Subject {
  readonly person: number
  readonly client: number
  /** As it stands in a list of drafts. */
  readonly name: string
}

/** Keeps the fields and ways of a sheet that are not saved yet. @returns when they were kept last */
export function useDraft(
  { person, client, name }: Subject,
  { begun, base, mine, ways, waiting }: Omit<Draft, 'at'>,
  found: Draft | null,
): number | null {
  const empty = Object.keys(mine).length + Object.keys(ways).length === 0
  const typed = useMemo(
    () => (empty ? null : { begun, base, mine, ways, waiting }),
    [empty, begun, base, mine, ways, waiting],
  )
  const keeper = {
    keep: (draft: Omit<Draft, 'at'>, at: number) => sheetDrafts.keep(person, client, name, { ...draft, at }),
    drop: () => sheetDrafts.drop(person, client),
  }
  return useKept(typed, keeper, found?.at ?? null)
}
