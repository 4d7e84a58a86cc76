const countryCodes = ['39', '33', '34', '49', '43', '41', '32', '44', '377', '378']

/** A stored number (E.164) in groups people can read: +39 0422 555 949. Anything else stays as it is. */
export function phone(stored: string): string {
  const digits = /^\+(\d{7,15})$/.exec(stored)?.[1]
  if (!digits) return stored
  const country = countryCodes.find((code) => digits.startsWith(code)) ?? ''
  const rest = digits.slice(country.length)
  const groups = rest.match(/\d{3,4}(?=(?:\d{3})*$)|\d{3}/g) ?? [rest]
  return `+${[country, ...groups].filter(Boolean).join(' ')}`
}
