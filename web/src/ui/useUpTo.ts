import { useMediaQuery } from '@mantine/hooks'
import { type Breakpoint, breakpoints } from './breakpoints.ts'

/** Known in the first drawing: found out after it, every page would be drawn twice on a phone, first as for a desk. */
export const atOnce = { getInitialValueInEffect: false } as const

/** Whether the window is at most as wide as that. */
export const useUpTo = (width: Breakpoint): boolean =>
  useMediaQuery(`(max-width: ${breakpoints[width]}px)`, undefined, atOnce)

/** Whether the window is as narrow as a phone's: rows become cards, the menu stands at the foot. */
export const usePhone = (): boolean => useUpTo('phone')
