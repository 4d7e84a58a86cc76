import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The keys of the rows that are ticked when a list opens: what was just made for it. */
    ticked?: readonly string[]
  }
}

/** For a step to a list: what was just made stands there ticked, so that the next act is on it and on nothing else. */
export const ticked = (ids: readonly number[]) => ({ ticked: ids.map(String) })

/** What the step to this page ticked. */
export const useHanded = (): readonly string[] => useLocation({ select: ({ state }) => state.ticked }) ?? none
const none: readonly string[] = []
