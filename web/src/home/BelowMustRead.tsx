import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { LazyMustRead, newestQuery } from '../content/index.ts'
import { homeChoicesQuery } from './data.ts'

/** Milliseconds the rest of the screen waits for what may stand above it; then it comes alone. */
const patience = 2_000

interface Props {
  /** The final geometry of what stands below, empty. */
  skeleton: ReactNode
  /** What else stands high up and has a height nobody knows is on its way. */
  waits: boolean
  children: ReactNode
}

/**
 * What is to be confirmed stands at the head of the first screen until it is. It comes together with what stands below:
 * coming later, it pushed that down by a quarter of a phone's screen.
 */
export function BelowMustRead({ skeleton, waits, children }: Props) {
  const read = useQuery(newestQuery('communications'))
  const choices = useQuery(homeChoicesQuery())
  const isLate = useLate()
  if ((read.isLoading || choices.isLoading || waits) && !isLate)
    return (
      <div aria-busy="true" style={{ display: 'contents' }}>
        {skeleton}
      </div>
    )
  return (
    <Suspense fallback={skeleton}>
      {read.data?.meta.must_read.map((row) => (
        <LazyMustRead key={row.id} row={row} />
      ))}
      {children}
    </Suspense>
  )
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
