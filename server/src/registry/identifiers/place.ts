import { provinces } from '@mandato/contract/provinces'
import { type Checked, fault } from './fault.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Two letters that Unicode knows and that are no country. */
const noCountries = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])
const regionOf = new Map(
  provinces.filter(({ retired }) => !retired).map(({ code, region }) => [code, region]),
)
/** Number plates that changed, and provinces that were joined to others. */
const formerCodes: Readonly<Record<string, string>> = {
  FO: 'FC',
  PS: 'PU',
  CI: 'SU',
  VS: 'SU',
  OG: 'NU',
  OT: 'SS',
}

/** A country by its two letters (ISO 3166). */
export function checkCountry(raw: string): Checked<'country'> {
  if (!/^[A-Za-z]{2}$/.test(raw)) return fault('country')
  // Canonical, because UK is written for GB.
  const code = new Intl.Locale(`und-${raw}`).region
  return code && countryNames.of(code) && !noCountries.has(code) ? code : fault('country')
}

/** Province: in Italy one of the list, elsewhere free text up to 50 characters. */
export function checkProvince(
  raw: string,
  country: string,
): Checked<'province' | 'province_retired' | 'too_long'> {
  if (country !== 'IT') return raw.length <= 50 ? raw : fault('too_long', { max: 50 })
  const code = raw.toUpperCase()
  if (regionOf.has(code)) return code
  const use = formerCodes[code]
  return use ? fault('province_retired', { use }) : fault('province')
}

/** The region of an Italian province. */
export const regionOfProvince = (code: string): string | null => regionOf.get(code) ?? null

/** Postal code: five digits in Italy, elsewhere up to 12 characters. */
export function checkPostalCode(
  raw: string,
  country: string,
): Checked<'postal_code' | 'postal_code_length' | 'too_long'> {
  if (country !== 'IT') return raw.length <= 12 ? raw : fault('too_long', { max: 12 })
  if (/^\d{5}$/.test(raw)) return raw
  return /^\d+$/.test(raw) ? fault('postal_code_length', { found: raw.length }) : fault('postal_code')
}
