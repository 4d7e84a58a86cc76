import { useEffect, useMemo } from 'react'

/** An address of a picture that came as text. */
export function useSvgAddress(svg: string): string {
  const address = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
