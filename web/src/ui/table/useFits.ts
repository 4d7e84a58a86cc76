import { type RefObject, useEffect, useState } from 'react'

/** Whether a table is no wider than the box it stands in. What does not slide can have its head stay in sight. */
export function useFits(box: RefObject<HTMLDivElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const frame = box.current
    const table = frame?.querySelector('table')
    if (!frame || !table) return
    const look = () => setFits(table.offsetWidth <= frame.clientWidth)
    const resized = new ResizeObserver(look)
    resized.observe(frame)
    resized.observe(table)
    return () => resized.disconnect()
  }, [box])
  return fits
}
