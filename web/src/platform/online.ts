import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'

// A page opened without a network must know it from the start, not only when something changes.
onlineManager.setOnline(navigator.onLine)

export const isOnline = (): boolean => onlineManager.isOnline()

export const useOnline = (): boolean =>
  useSyncExternalStore((changed) => onlineManager.subscribe(changed), isOnline)

/** What a read says about its own freshness. */
export interface Freshness {
  readonly dataUpdatedAt: number
  readonly isRefetchError: boolean
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
}

/** Since when the data on the screen is not updated: null while it is fresh. For the note "not updated since". */
export const staleSince = (...reads: readonly Freshness[]): number | null => {
  const old = reads.filter(
    (read) => read.dataUpdatedAt > 0 && (read.isRefetchError || read.fetchStatus === 'paused'),
  )
  return old.length ? Math.min(...old.map((read) => read.dataUpdatedAt)) : null
}
