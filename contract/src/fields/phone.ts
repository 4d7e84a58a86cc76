const countryCodes = ['39', '33', '34', '49', '43', '41', '32', '44', '377', '378']

/** A stored number (E.164) in groups people can read: +39 0422 555 949. Anything else stays as it is. */
export function phone(stored: string): string {
  const digits = /^\+(\d{7,15})$/.exec(stored)?.[1]
  if (!digits) return stored
  const country = countryCodes.find((code) => digits.startsWith(code)) ?? ''
  const rest = digits.slice(country.length)
  return `+${[country, ...(own(country, rest) ?? groupsOf(rest))].filter(Boolean).join(' ')}`
}

/** Where people are used to other groups: Italian mobile numbers, and French ones in pairs after the first digit. */
function own(country: string, digits: string): readonly string[] | undefined {
  const way = { 39: /^(3\d\d)(\d{3})(\d{4})$/, 33: /^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/ }[country]
  return way?.exec(digits)?.slice(1)
}

/** Threes, led by as many fours as it takes to use every digit; what cannot be parted so stays whole. */
function groupsOf(digits: string): readonly string[] {
  const fours = digits.length % 3
  const threes = (digits.length - fours * 4) / 3
  if (threes < 0) return [digits]
  const led = Array.from({ length: fours }, (_, i) => digits.slice(i * 4, i * 4 + 4))
  const others = Array.from({ length: threes }, (_, i) =>
    digits.slice(fours * 4 + i * 3, fours * 4 + i * 3 + 3),
  )
  return [...led, ...others]
}
