import { useMediaQuery } from '@mantine/hooks'
import { breakpoints } from './breakpoints.ts'

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean => useMediaQuery(`(max-width: ${breakpoints.phone}px)`, false)
