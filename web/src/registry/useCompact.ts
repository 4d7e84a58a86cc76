import { useMediaQuery } from '@mantine/hooks'

/** Columns that give way on a tablet, and further ones on a phone. */
export function useCompact(onTablet: readonly string[], onPhone: readonly string[]): readonly string[] {
  const tablet = useMediaQuery('(max-width: 1199px)', false)
  const phone = useMediaQuery('(max-width: 599px)', false)
  return phone ? [...onTablet, ...onPhone] : tablet ? onTablet : []
}
