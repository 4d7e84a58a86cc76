import { useState } from 'react'

/** Tells once that a form lies on the device from now on; after the picture, for it changes the address. */
export function useKeptOnce(kept: boolean, tell: () => void): void {
  const [told, setTold] = useState(false)
  if (!kept || told) return
  setTold(true)
  queueMicrotask(tell)
}
