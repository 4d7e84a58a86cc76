import { type RefObject, useEffect } from 'react'

/** Escape, pressed anywhere inside, gives up what one is doing there. */
export function useEscape(inside: RefObject<HTMLElement | null>, giveUp: () => void): void {
  useEffect(() => {
    const box = inside.current
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') giveUp()
    }
    box?.addEventListener('keydown', onKey)
    return () => box?.removeEventListener('keydown', onKey)
  })
}
