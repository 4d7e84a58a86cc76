import * as z from 'zod'

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
  .refine((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, {
    params: { code: 'two_decimals' },
  })
  .transform((euros) => Math.round(euros * 100))

/**
 * Change in percent with one decimal, half away from zero (domain.md §2.9).
 * Takes cents; gives null for "new": nothing before, something now; 0 when both are nothing.
 */
export function deltaPercent(now: number, before: number): number | null {
  if (before === 0) return now === 0 ? 0 : null
  const tenths = ((now - before) / Math.abs(before)) * 1000
  const rounded = (Math.sign(tenths) * Math.round(Math.abs(tenths) + Number.EPSILON * Math.abs(tenths))) / 10
  return rounded === 0 ? 0 : rounded
}
