import { useMediaQuery } from '@mantine/hooks'
import { atOnce } from '../useUpTo.ts'

/** The height of a row, for the style and for the virtualiser: one constant, by what points at it. */
const ROW = { mouse: 34, finger: 44 } as const
/** "Of which" rows are lower, and muted. */
export const OF_WHICH_LESS = 4

export const useRowHeight = (): number =>
  useMediaQuery('(pointer: coarse)', undefined, atOnce) ? ROW.finger : ROW.mouse
