import * as z from 'zod'

/** The last digit makes the weighted sum (3 and 1 in turns, from the right) a multiple of ten (GS1 General Specifications 7.9). */
export function hasGtinDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

const isLength = (digits: string): boolean => /^(\d{8}|\d{13})$/.test(digits)

/** An EAN of eight or thirteen digits with its check digit; blanks between them are left out. */
export const ean = z
  .string()
  .max(40)
  .overwrite((text) => text.replace(/[\s-]/g, ''))
  .refine(isLength, { params: { code: 'ean_length' } })
  .refine((digits) => !isLength(digits) || hasGtinDigit(digits), { params: { code: 'ean_digit' } })
