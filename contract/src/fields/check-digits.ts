/** The Luhn check of the partita IVA: digits at even places count double. */
export function hasItalianVatDigit(digits: string): boolean {
  let sum = 0
  for (const [at, digit] of Array.from(digits).entries()) {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0 && Number(digits) !== 0
}

/** What a character at an odd place (the first is odd) is worth in the checks of codice fiscale and CIN. */
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]
const place = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65

/** The letter both checks end in: odd places by the table, even ones by their plain value, modulo 26. */
export function checkLetter(text: string): string {
  const sum = Array.from(text).reduce<number>((total, character, at) => {
    const value = place(character)
    return total + (at % 2 === 0 ? (oddValues[value] ?? 0) : value)
  }, 0)
  return String.fromCharCode(65 + (sum % 26))
}

// Letters stand for digits where two people would share a code (omocodia, D.M. 12/3/1974).
const taxCode = /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/

/** Is this the 16-character tax code of a person, with the right last letter? */
export const isTaxCode = (code: string): boolean =>
  taxCode.test(code) && checkLetter(code.slice(0, 15)) === code.at(-1)

/** The CIN of an Italian account from ABI, CAB and the account number. */
export const cinOf = (abi: string, cab: string, account: string): string => checkLetter(abi + cab + account)

/** ISO 13616: the IBAN turned around and read as a number leaves 1 when divided by 97. */
export function leavesOne(iban: string): boolean {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = /\d/.test(character) ? character : String(character.charCodeAt(0) - 55)
    for (const digit of value) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}
