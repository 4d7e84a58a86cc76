import { useEffect, useState } from 'react'
import { type Draft, dropDraft, keepDraft } from './draft.ts'

const pause = 400

interface Subject {
  readonly person: number
  readonly client: number
  /** As it stands in a list of drafts. */
  readonly name: string
}

/**
 * Keeps what is typed on the device, a moment after the last letter and at once when the page is left, so that it
 * outlives a reload, a lost network and an empty battery.
 * @returns when it was kept last
 */
export function useDraft(
  { person, client, name }: Subject,
  { base, mine, ways, waiting }: Omit<Draft, 'at'>,
  found: Draft | null,
): number | null {
  const [savedAt, setSavedAt] = useState(found?.at ?? null)
  const empty = Object.keys(mine).length + Object.keys(ways).length === 0
  useEffect(() => {
    if (empty) {
      dropDraft(person, client)
      return
    }
    const keep = () => {
      const at = Date.now()
      keepDraft(person, client, name, { at, base, mine, ways, waiting })
      setSavedAt(at)
    }
    const timer = setTimeout(keep, pause)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [person, client, name, base, mine, ways, waiting, empty])
  return empty ? null : savedAt
}
