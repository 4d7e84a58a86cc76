import { useEffect, useEffectEvent, useState } from 'react'

const leftOf = (ends: string): number => Math.max(0, Math.ceil((Date.parse(ends) - Date.now()) / 1000))

/**
 * The seconds until a moment, told each second. The end comes from the server: a reload goes on where it stood.
 * @param onEnd once, when nothing is left
 */
export function useLeft(ends: string, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftOf(ends))
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    const tick = () => {
      const now = leftOf(ends)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      ended()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [ends])
  return left
}

const two = (n: number): string => String(n).padStart(2, '0')

/** `24:18`; from an hour on `15:21:30`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
