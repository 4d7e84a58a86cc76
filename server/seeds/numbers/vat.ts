import type { Country } from '../places/area.ts'

// All have correct check digits, and none is assigned: the serials are beyond those issued so far.

// The newest provinces have no tax office with a number of their own.
const elderOffice: Readonly<Record<string, string>> = {
  '101': '079',
  '102': '079',
  '103': '003',
  '108': '015',
  '109': '044',
  '110': '072',
  '111': '092',
}

/**
 * A VAT number, without the letters of the country, as the import stores it.
 * @param serial up to five digits, different for every firm
 * @param province ISTAT number of the Italian province
 */
export function vatNumber(country: Country, serial: number, province: string): string {
  const digits = String(serial).padStart(5, '0')
  switch (country) {
    case 'IT':
      return italian(`19${digits}${elderOffice[province] ?? province}`)
    case 'FR':
      return french(`995${digits}`)
    case 'ES':
      return spanish(`96${digits}`)
    case 'DE':
      return german(`995${digits}`)
  }
}

const digitSum = (n: number): number => Math.floor(n / 10) + (n % 10)
const numbers = (text: string): number[] => Array.from(text, Number)

/** Luhn: every second digit counts twice, beginning with the second or the first. */
function luhn(digits: string, doubledFirst: boolean): number {
  const sum = numbers(digits).reduce(
    (total, digit, i) => total + ((i % 2 === 0) === doubledFirst ? digitSum(digit * 2) : digit),
    0,
  )
  return (10 - (sum % 10)) % 10
}

const italian = (digits: string): string => `${digits}${luhn(digits, false)}`

function french(digits: string): string {
  const siren = `${digits}${luhn(digits, false)}`
  const key = (12 + 3 * (Number(siren) % 97)) % 97
  return `${String(key).padStart(2, '0')}${siren}`
}

const spanish = (digits: string): string => `B${digits}${luhn(digits, true)}`

/** ISO 7064, MOD 11,10. */
function german(digits: string): string {
  const product = numbers(digits).reduce((rest, digit) => (((rest + digit) % 10 || 10) * 2) % 11, 10)
  return `${digits}${(11 - product) % 10}`
}
