// The same table makes the last letter of a tax code and the first of an Italian account number.
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
const letterA = 65

const rank = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : (sign.codePointAt(0) ?? letterA) - letterA

/** The check letter over digits and capital letters, as the Italian tax office and banks compute it. */
export function checkLetter(text: string): string {
  const sum = Array.from(text).reduce(
    (total, sign, i) => total + (i % 2 ? rank(sign) : (odd[rank(sign)] ?? 0)),
    0,
  )
  return String.fromCodePoint(letterA + (sum % 26))
}
