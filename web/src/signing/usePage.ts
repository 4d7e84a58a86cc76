import { useCallback, useEffect, useState } from 'react'
import { deadLink, openSheet, type Sheet } from './data.ts'

const pause = 2_000

export interface Loaded {
  readonly sheet: Sheet | null
  readonly error: unknown
  /** What is shown is no longer so: nothing stands in its place until the answer is here. */
  renew(): void
}

/** What the link leads to now. While the document is being sealed it is asked for again until it is there. */
export function usePage(token: string, language: string): Loaded {
  const [state, setState] = useState<{ sheet: Sheet | null; error: unknown }>({ sheet: null, error: null })
  const [turn, setTurn] = useState(0)
  const reload = useCallback(() => setTurn((old) => old + 1), [])
  const renew = useCallback(() => {
    setState({ sheet: null, error: null })
    reload()
  }, [reload])
  useEffect(() => {
    const gone = new AbortController()
    openSheet(token, gone.signal).then(
      (sheet) => setState({ sheet, error: null }),
      (error: unknown) => {
        // What was shown stays while the server is away, and goes with its link.
        if (!gone.signal.aborted) setState((old) => ({ sheet: deadLink(error) ? null : old.sheet, error }))
      },
    )
    return () => gone.abort()
    // The sentence of a refusal comes in the language of the screen.
  }, [token, turn, language])
  const sealing = state.sheet?.state === 'sealing'
  useEffect(() => {
    if (!sealing) return undefined
    const again = setTimeout(reload, pause)
    return () => clearTimeout(again)
  }, [sealing, reload, turn, state])
  return { ...state, renew }
}
