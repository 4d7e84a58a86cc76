import type { MapOptions } from 'leaflet'
import { type RefCallback, useCallback, useState } from 'react'
import { createMap, type OwnMap } from './create-map.ts'

/** A map for as long as its element is there; `own` is null until then. It keeps the options it was made with. */
export function useOwnMap(options?: MapOptions): { own: OwnMap | null; element: RefCallback<HTMLElement> } {
  const [own, setOwn] = useState<OwnMap | null>(null)
  const [first] = useState(options)
  const element = useCallback(
    (given: HTMLElement | null) => {
      if (!given) return undefined
      const made = createMap(given, first)
      setOwn(made)
      return () => {
        setOwn(null)
        made.remove()
      }
    },
    [first],
  )
  return { own, element }
}
