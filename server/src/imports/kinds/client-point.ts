import { placeOf } from '../../registry/index.ts'
import { Problem } from '../problem.ts'
import { readNumeric } from '../reading/decimals.ts'
import { nothing } from '../copy-text.ts'
import type { OtherCell, Styles } from './kind.ts'

/** Latitude, longitude and how well they are known: given, or those of the town, or none. */
export function pointOf(styles: Styles, other: OtherCell, country: string): string | Problem {
  const [lat, lng] = [other('lat') ?? '', other('lng') ?? '']
  if ((lat === '') !== (lng === '')) return new Problem('both_coordinates')
  if (lat !== '') {
    const [north, east] = [readNumeric(lat, styles.decimals, 8), readNumeric(lng, styles.decimals, 8)]
    // A wrong number is told under its own column.
    if (north instanceof Problem || east instanceof Problem) return nothing
    return `${north}\t${east}\texact`
  }
  const place = placeOf({ city: other('city') ?? '', province: other('province') ?? '', country })
  return place ? `${place.lat}\t${place.lng}\tcity` : `${nothing}\t${nothing}\tnone`
}
