import * as z from 'zod'
import { divideRounded } from './divide.ts'

/**
 * Money on the wire: euros with two decimals. The server computes in integer cents and hands cents to
 * this schema, which writes euros; so no answer can mix the two up. Cents / 100 prints two decimals exactly
 * for every amount below 90,000 billion.
 */
export const money = z
  .int()
  .transform((cents) => cents / 100)
  .pipe(z.number())

/** Money in a request: euros with at most two decimals, handed on as integer cents. */
export const moneyInput = z
  .number()
  .min(-1e12)
  .max(1e12)
  // The only test that is right for large amounts too: is it the nearest double to some whole number of cents?
  .refine((euros) => Math.round(euros * 100) / 100 === euros, { params: { code: 'two_decimals' } })
  .transform((euros) => Math.round(euros * 100) + 0)

/** How much `part` is of `whole` (cents) in percent with one decimal, half away from zero. Not for a whole of 0. */
const percent = (part: bigint, whole: bigint): number => Number(divideRounded(part * 1000n, whole)) / 10

/**
 * Change in percent with one decimal, half away from zero.
 * Takes cents; gives null for "new": nothing before, something now; 0 when both are nothing.
 */
export function deltaPercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null
  return percent(BigInt(now) - BigInt(before), BigInt(Math.abs(before)))
}

/** What was reached of a budget, in percent with one decimal; null where there is no budget to reach. Takes cents. */
export const reachedPercent = (actual: number, budget: number): number | null =>
  budget === 0 ? null : percent(BigInt(actual), BigInt(budget))
