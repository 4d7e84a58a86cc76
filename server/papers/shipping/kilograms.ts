import { numberIn } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'

/**
 * Grams as kilograms, with as many decimals (one to three) as the most exact of the given weights needs: so that a
 * column lines up and its sum is the sum of what is read.
 * @param all every weight of the paper, in grams
 */
export function kilograms(language: Language, all: readonly number[]): (grams: number) => string {
  const decimals = all.some((grams) => grams % 10 !== 0) ? 3 : all.some((grams) => grams % 100 !== 0) ? 2 : 1
  const format = numberIn(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (grams) => format(grams / 1000)
}
