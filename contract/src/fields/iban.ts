import { cinOf, leavesOne } from './check-digits.ts'
import { compact, type Fault } from './identifiers.ts'

/** How long an IBAN is in the countries we meet; elsewhere 15 to 34 characters. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
}

export interface Account {
  readonly iban: string
  /** Only of an Italian (or San Marino) account. */
  readonly abi: string | null
  readonly cab: string | null
}

/** An account number: modulo 97, the country's length, and in Italy the CIN letter, which modulo 97 alone lets pass. */
export function readIban(
  raw: string,
): { value: Account } | { fault: Fault<'iban_form' | 'iban_length' | 'iban_check' | 'iban_cin'> } {
  const iban = compact(raw)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return { fault: { code: 'iban_form' } }
  const country = iban.slice(0, 2)
  const length = lengths[country]
  if (length !== undefined && iban.length !== length)
    return { fault: { code: 'iban_length', values: { country, n: length } } }
  if (!leavesOne(iban)) return { fault: { code: 'iban_check' } }
  if (country !== 'IT' && country !== 'SM') return { value: { iban, abi: null, cab: null } }
  const parts = /^..\d\d([A-Z])(\d{5})(\d{5})([A-Z0-9]{12})$/.exec(iban)
  if (!parts) return { fault: { code: 'iban_form' } }
  const [, cin = '', abi = '', cab = '', account = ''] = parts
  return cinOf(abi, cab, account) === cin ? { value: { iban, abi, cab } } : { fault: { code: 'iban_cin' } }
}
