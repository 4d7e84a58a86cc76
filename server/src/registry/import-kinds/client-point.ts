import { nothing } from '../../platform/import-kit/copy-text.ts'
import { Problem } from '../../platform/import-kit/problem.ts'
import { readNumeric } from '../../platform/import-kit/decimals.ts'
import type { OtherCell, Styles } from '../../platform/import-kit/kind.ts'

/** Latitude and longitude where the file has them; who comes without is placed at the town once all is written. */
export function pointOf(styles: Styles, other: OtherCell): string | Problem {
  const [lat, lng] = [other('lat') ?? '', other('lng') ?? '']
  if ((lat === '') !== (lng === '')) return new Problem('both_coordinates')
  if (lat === '') return `${nothing}\t${nothing}`
  const [north, east] = [readNumeric(lat, styles.decimals, 8), readNumeric(lng, styles.decimals, 8)]
  // A wrong number is told under its own column.
  if (north instanceof Problem || east instanceof Problem) return `${nothing}\t${nothing}`
  return `${north}\t${east}`
}
