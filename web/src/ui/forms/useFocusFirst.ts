import { type RefObject, useEffect, useRef } from 'react'

/** Puts the cursor into the first field of what has just come into the place of something else, or of what is named anew. */
export function useFocusFirst<E extends HTMLElement>(named?: unknown): RefObject<E | null> {
  const around = useRef<E>(null)
  useEffect(() => {
    around.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [named])
  return around
}
