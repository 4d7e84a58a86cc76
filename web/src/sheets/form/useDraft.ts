import { useEffect, useState } from 'react'
import { type Draft, dropDraft, keepDraft, type Ways } from './draft.ts'
import type { Base, Mine } from './values.ts'

const pause = 400

/**
 * Keeps what is typed on the device, a moment after the last letter and at once when the page is left, so that it
 * outlives a reload, a lost network and an empty battery.
 * @returns when it was kept last
 */
export function useDraft(
  person: number,
  client: number,
  { base, mine, ways }: { base: Base; mine: Mine; ways: Ways },
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
      keepDraft(person, client, { at, base, mine, ways })
      setSavedAt(at)
    }
    const timer = setTimeout(keep, pause)
    window.addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', keep)
    }
  }, [person, client, base, mine, ways, empty])
  return empty ? null : savedAt
}
