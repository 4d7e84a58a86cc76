import { useEffect, useState } from 'react'

/** Where something stands in the window. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Of several, as the menu of a desk and the bar of a phone, the one that is seen. */
const seen = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)

/** Where the thing is that a step points at, followed while the page loads and scrolls; null while it is not there. */
export function useTarget(selector: string): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    let shown: Element | undefined
    const measure = () => {
      const target = seen(selector)
      if (target && target !== shown) target.scrollIntoView({ block: 'nearest' })
      shown = target
      const box = target?.getBoundingClientRect()
      setPlace(box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null)
    }
    measure()
    const grown = new ResizeObserver(measure)
    grown.observe(document.body)
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      grown.disconnect()
      document.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [selector])
  return place
}
