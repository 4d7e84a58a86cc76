/** The nine codes of the specification for the first two digits of an article; every other code is `ZZ`. */
const families: Readonly<Record<string, string>> = {
  10: 'NN',
  11: 'NN',
  15: 'PN',
  16: 'PK',
  17: 'PS',
  18: 'PS',
  20: 'E2',
  21: 'PJ',
  22: 'NN',
  23: 'E2',
  35: 'PL',
  37: 'PL',
  40: 'OD',
  44: 'OD',
  45: 'OD',
  46: 'OD',
  47: 'PS',
  48: 'PS',
  51: 'PR',
  62: 'PR',
  70: 'PR',
  71: 'PR',
  72: 'PK',
  75: 'PN',
  77: 'PN',
  78: 'PN',
  79: 'PN',
  81: 'PK',
  82: 'PL',
  84: 'PL',
  85: 'PS',
  90: 'PR',
}

export const familyOf = (article: string): string => families[article.slice(0, 2)] ?? 'ZZ'

/** Customer 17850 becomes client 017850; no customer stays no client. */
export const clientCode = (customer: string): string =>
  customer === '' ? '' : customer.replace(/\.0$/, '').padStart(6, '0')

/**
 * Quantity times price, rounded to the cent, half away from zero; in whole numbers throughout.
 * @param price a decimal number such as `2.55` or `0.001`
 */
export function amountCents(quantity: string, price: string): bigint {
  const [whole = '0', fraction = ''] = price.replace('-', '').split('.')
  const scale = 10n ** BigInt(fraction.length)
  const unsigned = BigInt(quantity.replace('-', '')) * BigInt(whole + fraction) * 100n
  const cents = (unsigned * 2n + scale) / (scale * 2n)
  return quantity.startsWith('-') === price.startsWith('-') ? cents : -cents
}

export function euros(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
