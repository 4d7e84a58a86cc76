import { useMediaQuery } from '@mantine/hooks'
import { type Breakpoint, breakpoints } from './breakpoints.ts'

/** Whether the window is at most as wide as that. */
export const useUpTo = (width: Breakpoint): boolean =>
  useMediaQuery(`(max-width: ${breakpoints[width]}px)`, false)

/** Whether the window is as narrow as a phone's: rows become cards, the menu stands at the foot. */
export const usePhone = (): boolean => useUpTo('phone')
