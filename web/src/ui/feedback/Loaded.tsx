import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import styles from './Loaded.module.css'

/** The part of a TanStack query that decides what is drawn. */
export interface Read<T> {
  readonly data: T | undefined
  readonly error: unknown
  /** Paused: it was tried without a network and goes on by itself when that is back. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly failureReason: unknown
  /** What is there answers an earlier question: shown until this one is answered, but not in its place. */
  readonly isPlaceholderData?: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  read: Read<T>
  /** The final geometry, empty. */
  skeleton: ReactNode
  /** The page's heading until the data, which brings its own, is there. */
  header?: ReactNode
  children: (data: T) => ReactNode
}

/** A block that loads and fails alone: its skeleton, its error with "try again", or what it shows. */
export function Loaded<T>({ read, skeleton, header, children }: Props<T>) {
  const error = read.error ?? (read.fetchStatus === 'paused' ? read.failureReason : null)
  if (read.data !== undefined && !(read.isPlaceholderData && error)) return <>{children(read.data)}</>
  return (
    <>
      {header}
      {error ? (
        <ErrorState error={error} onRetry={() => void read.refetch()} />
      ) : (
        <div className={styles.skeleton} aria-busy="true">
          {skeleton}
        </div>
      )}
    </>
  )
}
