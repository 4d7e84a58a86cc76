/** What a character at an odd place (the first is odd) is worth in the check letters of codice fiscale and CIN. */
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

/** The CIN of an Italian account from ABI, CAB and the account number. */
export const cinOf = (abi: string, cab: string, account: string): string => checkLetter(abi + cab + account)
