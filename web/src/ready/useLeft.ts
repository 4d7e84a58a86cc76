import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '../platform/server-clock.ts'

const leftOf = (ends: string): number => Math.ceil((Date.parse(ends) - serverNow()) / 1000)
/** The server may find the end a moment later: so many seconds after one question comes the next. */
const again = 5

/**
 * The seconds until a moment, told each second. The end comes from the server, and so does the time: a reload goes on
 * where it stood, and a device whose clock is wrong counts right.
 * @param onEnd when nothing is left, and again as long as it is still shown
 */
export function useLeft(ends: string, onEnd: () => void): number {
  const [left, setLeft] = useState(() => leftOf(ends))
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    let next = 0
    const tick = () => {
      const now = leftOf(ends)
      setLeft(now)
      if (now > next) return
      next = now - again
      ended()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [ends])
  return Math.max(0, left)
}

const two = (n: number): string => String(n).padStart(2, '0')

/** `24:18`; from an hour on `15:21:30`. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
